import type { Picture } from "@inktvis/contract/layer/fields";
import { RichText } from "#ui/rich-text.tsx";
import { ShowPart } from "../show/room-show.tsx";
import { moderationCopy as copy } from "./moderation.nl.ts";

interface ReportedTextProps {
  body: string;
  image?: Picture | null;
}

/** The text that the decision is about, with its picture, as readers see it. */
export const ReportedText = ({ body, image }: ReportedTextProps) => (
  <ShowPart title={copy.fullText}>
    {image && (
      <img
        alt={copy.image}
        className="h-auto max-h-96 w-auto max-w-full rounded-2xl"
        height={image.height}
        src={image.url.default}
        width={image.width}
      />
    )}
    <RichText className="reading rounded-2xl border border-hairline bg-raised p-6 [&>:first-child]:mt-0" html={body} />
  </ShowPart>
);

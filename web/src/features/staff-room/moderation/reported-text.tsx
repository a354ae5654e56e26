import { ShowPart } from "../show/room-show.tsx";
import { moderationCopy as copy } from "./moderation.nl.ts";

/** The words that are decided about, as they are read. */
export const ReportedText = ({ body }: { body: string }) => (
  <ShowPart title={copy.words}>
    {/* Cleaned by the API when it was written (api/src/platform/rich-text.ts). */}
    <div
      className="reading rounded-2xl border border-hairline bg-raised p-6 [&>:first-child]:mt-0"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  </ShowPart>
);

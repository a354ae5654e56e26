import type { Picture } from "@inktvis/contract/layer/fields";
import { RichText } from "#ui/rich-text.tsx";
import { TextPicture } from "#ui/text-picture.tsx";

/** The picture and body of a text as it is handed in, or was. */
export const EnteredBody = ({ text: { image, body } }: { text: { image: Picture | null; body: string } }) => (
  <>
    {image && <TextPicture className="h-auto rounded-lg" picture={image} sizes="(width >= 60rem) 56rem, 92vw" />}
    <RichText html={body} />
  </>
);

import type { Picture } from "@inktvis/contract/layer/fields";

/** Picture and body of a text as it is, or was, handed in. The API sanitized it (api/src/platform/rich-text.ts). */
export const EnteredBody = ({ text: { image, body } }: { text: { image: Picture | null; body: string } }) => (
  <>
    {image && <img alt="" className="rounded-lg" src={image.url.default} />}
    <div className="reading" dangerouslySetInnerHTML={{ __html: body }} />
  </>
);

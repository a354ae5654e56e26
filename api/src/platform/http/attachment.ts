import { slugify } from "../slugs.ts";

/** Characters that file systems reject. */
const FORBIDDEN = /[\p{C}/\\:*?"<>|]+/gu;
const MAX_LENGTH = 100;

/**
 * A download with a name: `attachment(bytes, { title: "Zée", extension: "pdf", type: … })`. The header has the name
 * twice (RFC 6266): in UTF-8, and as ASCII for old clients.
 */
export function attachment(
  content: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  { title, extension, type }: { title: string; extension: string; type: string },
) {
  const base = [
    ...title
      .replaceAll(FORBIDDEN, " ")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/^[ .]+|[ .]+$/g, ""),
  ];
  const name = base.slice(0, MAX_LENGTH).join("").trim() || slugify(title);
  const disposition = `attachment; filename="${slugify(title)}.${extension}"; filename*=UTF-8''${encodeRfc8187(`${name}.${extension}`)}`;
  return new Response(content, {
    headers: {
      "content-type": type,
      ...(content instanceof Uint8Array && { "content-length": String(content.length) }),
      "content-disposition": disposition,
      "x-content-type-options": "nosniff",
    },
  });
}

/** RFC 8187: encodes what encodeURIComponent leaves and a header does not allow. */
const encodeRfc8187 = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

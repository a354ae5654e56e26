const MAX_LENGTH = 160;

/** The first words of sanitized HTML as plain text, for the description that search engines show. */
export function plainTextExcerpt(html: string) {
  const plain = html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, plain.lastIndexOf(" ", MAX_LENGTH))}…` : plain;
}

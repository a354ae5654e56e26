const LENGTH = 160;

/** The first words of cleaned HTML, for search engines. */
export function plainStart(html: string) {
  const plain = html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
  return plain.length > LENGTH ? `${plain.slice(0, plain.lastIndexOf(" ", LENGTH))}…` : plain;
}

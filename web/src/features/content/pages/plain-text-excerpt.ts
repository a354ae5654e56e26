const MAX_LENGTH = 160;
const LINE_EDGE = /<\/?(?:p|h2|h3|ul|ol|li|blockquote)\b[^>]*>|<[bh]r \/>/g;

/** The first lines of sanitized HTML as plain text, for the description that search engines show. */
export function plainTextExcerpt(html: string) {
  const lines = html
    .replaceAll(LINE_EDGE, "\n")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
  return lines.length > MAX_LENGTH ? `${lines.slice(0, MAX_LENGTH).replace(/\s\S*$/, "")}…` : lines;
}

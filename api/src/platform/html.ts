/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Lines of text as HTML. */
export const linesToHtml = (lines: string) => escapeHtml(lines).replaceAll("\n", "<br />");

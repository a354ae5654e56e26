import { escapeHtml } from "@inktvis/api/platform/html";

/** What XML 1.0 has no way to write: most control characters, and half signs. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as it may stand in XML, in an attribute too. */
export const escapeXml = (text: string) => escapeHtml(text.replaceAll(UNWRITABLE, ""));

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const xmlDocument = (root: string) => DECLARATION + root;

/** `<name>text</name>`, escaped; nothing when there is no text. */
export const element = (name: string, text: string | null | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";

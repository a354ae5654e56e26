import { escapeHtml } from "@inktvis/api/platform/html";

/** Characters that XML 1.0 cannot hold: most control characters, and lone surrogates. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes text for XML, including attributes. */
export const escapeXml = (text: string) => escapeHtml(text.replaceAll(UNWRITABLE, ""));

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
export const xmlDocument = (root: string) => DECLARATION + root;

/** `<name>text</name>`, escaped; empty without text. */
export const element = (name: string, text: string | null | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";

import { withoutControls } from "@inktvis/contract/layer/typed-text";
import sanitizeHtml from "sanitize-html";
import { isMediaAddress } from "./files/media.ts";

export const RICH_TEXT_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "u", "s", "blockquote", "h2", "h3", "ul", "ol", "li", "hr", "a", "img"],
  allowedAttributes: { a: ["href"], img: ["src", "alt"], p: ["class"] },
  // Alignment is part of a poem: centred and right-aligned paragraphs, no other class.
  allowedClasses: { p: ["align-center", "align-right"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  // Nobody nests deeper than ten levels.
  nestingLimit: 10,
  transformTags: { b: "strong", i: "em", h1: "h2", h4: "h3", h5: "h3", h6: "h3", div: "p" },
  // Only our own media, so that no third party learns who reads a text.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isMediaAddress(attribs["src"] ?? ""),
};

const COMMENTS = /<!--[\s\S]*?(?:-->|$)/g;
const TAG = /(\/?)([a-z][a-z0-9]{0,30})/iy;
const VOID_TAGS = new Set(["br", "hr", "img", "wbr", "input"]);
/** The parser takes quadratic time in this. */
const MAX_OPEN_TAGS = 200;

/**
 * Sanitizes HTML when it is stored, never when it is shown. In linear time: comments are removed first, because the
 * sanitizer is slow at them in addresses, and markup that is nested too deep becomes plain text.
 */
export function cleanHtml(html: string, options = RICH_TEXT_OPTIONS) {
  const withoutComments = html.replaceAll(COMMENTS, "");
  const safe = isTooDeep(withoutComments) ? withoutComments.replaceAll("<", "&lt;") : withoutComments;
  return settleSpaces(sanitize(safe, options).trim());
}

/** Takes out control characters that were written as entities, too: the contract takes out those of the input itself. */
function sanitize(html: string, options: sanitizeHtml.IOptions) {
  const clean = sanitizeHtml(html, options);
  const stripped = withoutControls(clean);
  // Without its control character an address may have a scheme that is not allowed.
  return stripped === clean ? clean : sanitizeHtml(stripped, options);
}

const BREAKS = /[\t\r\n\f]/;
const TAG_OR_SPACES = /<[^>]+>|[ \t\r\n\f]+/g;
/** Tags around which a line begins. */
const LINE_TAG = /^<(?:\/?(?:p|h2|h3|li|ul|ol|blockquote|figure)\b|(?:br|hr|img) )/;
const TAB = "    ";

/**
 * Spaces are stored as they were typed (docs/decisions/0031-spaces.md). A line break in the markup was not typed by the
 * writer, whose line breaks are `<br />`: it becomes a space, or nothing at the start of a line. A tab becomes spaces.
 */
function settleSpaces(clean: string) {
  if (!BREAKS.test(clean)) return clean;
  /** The offset up to which the current line has no words yet. */
  let lineStart = 0;
  return clean.replaceAll(TAG_OR_SPACES, (part, offset: number) => {
    const isAtStart = offset === lineStart;
    if (part.startsWith("<")) {
      if (isAtStart || LINE_TAG.test(part)) lineStart = offset + part.length;
      return part;
    }
    if (!/[\r\n\f]/.test(part)) return part.replaceAll("\t", TAB);
    if (isAtStart) lineStart = offset + part.length;
    return isAtStart ? "" : " ";
  });
}

/** Whether too many tags are open at once. One pass; a closing tag only counts for an open tag of its name. */
function isTooDeep(html: string) {
  const openByName = new Map<string, number>();
  let open = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    TAG.lastIndex = at + 1;
    const [, end, tag = ""] = TAG.exec(html) ?? [];
    const name = tag.toLowerCase();
    if (end === undefined || VOID_TAGS.has(name)) continue;
    const ofName = openByName.get(name) ?? 0;
    if (end && ofName === 0) continue;
    const step = end ? -1 : 1;
    openByName.set(name, ofName + step);
    open += step;
    if (open > MAX_OPEN_TAGS) return true;
  }
  return false;
}

const BLOCK_ENDS = /<\/(?:p|h2|h3|li|blockquote)>|<br \/>|<hr \/>/g;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": " " };

const withoutMarkup = (html: string) =>
  html.replaceAll(/<[^>]+>/g, "").replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/** The text of sanitized HTML; blocks and line breaks become spaces. */
export const plainText = (clean: string) =>
  withoutMarkup(clean.replaceAll(BLOCK_ENDS, " ")).replaceAll(/\s+/g, " ").trim();

const PARAGRAPH = /<p\b[^>]*>(.*?)<\/p>/gs;
const LINE_EDGE = /<\/?(?:p|h2|h3|ul|ol|li|blockquote)\b[^>]*>|<br \/>/g;
/** Marks an empty line. A stored body itself contains no line breaks or form feeds: see `settleSpaces`. */
const GAP = "\f";

/**
 * The text of sanitized HTML by line: each block and line break begins one. An empty line stands around a stanza (a
 * paragraph of several lines), an empty paragraph and a rule.
 */
export function plainLines(clean: string) {
  const marked = clean
    .replaceAll(PARAGRAPH, (_all, words: string) => {
      const isApart = words.includes("<br />") || words.trim() === "";
      return isApart ? `${GAP}${words}${GAP}` : `\n${words}\n`;
    })
    .replaceAll("<hr />", GAP)
    .replaceAll(LINE_EDGE, "\n");
  return withoutMarkup(marked)
    .replaceAll(/[^\S\n\f]+/g, " ")
    .replaceAll(/ ?[\n\f]\s*/g, (edge) => (edge.includes(GAP) ? "\n\n" : "\n"))
    .trim();
}

/** Counts words of plain text, as the editor does. */
export const countWords = (plain: string) => plain.match(/\S+/g)?.length ?? 0;

/** Counts the lines of `plainLines` that have words: the lines of a poem, without the empty ones. */
export const countLines = (lines: string) => lines.split("\n").filter(Boolean).length;

/** Sanitized rich text with its measures. */
export interface RichText {
  html: string;
  wordCount: number;
  lineCount: number;
  /** Without words and pictures. */
  isEmpty: boolean;
  /** The first lines as plain text (`plainLines`), longer than any excerpt. */
  opening: string;
}

const OPENING_LENGTH = 1000;

/** Sanitizes and measures on this thread. For input of members use heavy-work/read-rich-text.ts. */
export function richText(input: string, clean = (html: string) => cleanHtml(html)): RichText {
  const html = clean(input);
  const plain = plainText(html);
  const lines = plainLines(html);
  return {
    html,
    wordCount: countWords(plain),
    lineCount: countLines(lines),
    isEmpty: plain === "" && !html.includes("<img"),
    opening: lines.slice(0, OPENING_LENGTH),
  };
}

/** Twice the limit of the contract: sanitizing adds a few characters a line, and four for a stray bracket. */
const MAX_HTML_LENGTH = 1_000_000;

/** The same, or undefined when sanitizing made it far longer, for example by escaping half a million stray brackets. */
export const richTextWithinLimit = (input: string) => withinLimit(richText(input));

export const withinLimit = (result: RichText) => (result.html.length <= MAX_HTML_LENGTH ? result : undefined);

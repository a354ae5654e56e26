import sanitizeHtml from "sanitize-html";
import { isMediaAddress } from "./files/media.ts";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "u", "s", "blockquote", "h2", "h3", "ul", "ol", "li", "hr", "a", "img"],
  allowedAttributes: { a: ["href"], img: ["src", "alt"], p: ["class"] },
  // How a poem stays a poem: centred and right-aligned paragraphs, nothing else.
  allowedClasses: { p: ["align-center", "align-right"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  // Ten levels are more than anybody writes.
  nestingLimit: 10,
  transformTags: { b: "strong", i: "em", h1: "h2", h4: "h3", h5: "h3", h6: "h3", div: "p" },
  // Pictures come from our own media, so that reading a text tells no stranger who reads it.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !isMediaAddress(attribs["src"] ?? ""),
};

const COMMENTS = /<!--[\s\S]*?(?:-->|$)/g;
const TAG = /(\/?)([a-z][a-z0-9]{0,30})/iy;
const VOID_TAGS = new Set(["br", "hr", "img", "wbr", "input"]);
/** The parser's work grows with the square of this. */
const MAX_OPEN_TAGS = 200;

/**
 * HTML that somebody wrote, as it may be stored and shown. Called when it is written, never when it is read. Takes time
 * that grows with its length only: comments, which the sanitizer takes out of addresses one by one, go first, and markup
 * that is nested beyond all reason becomes plain text.
 */
export function cleanHtml(html: string) {
  const withoutComments = html.replaceAll(COMMENTS, "");
  const safe = isTooDeep(withoutComments) ? withoutComments.replaceAll("<", "&lt;") : withoutComments;
  return sanitizeHtml(safe, OPTIONS).trim();
}

/** Whether more tags are ever open at once than anybody writes. One pass; an end counts only for a tag of its name. */
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

/** The words of clean HTML without its markup; blocks and line breaks become spaces. */
export const plainText = (clean: string) =>
  clean
    .replaceAll(BLOCK_ENDS, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();

/** Counted in the plain text, as the editor counts it. */
export const countWords = (plain: string) => plain.match(/\S+/g)?.length ?? 0;

/** What somebody wrote, as it may be stored, with what is asked about it. */
export interface RichText {
  html: string;
  wordCount: number;
  /** Whether it shows nothing: no words and no picture. */
  isEmpty: boolean;
  /** The first words without markup, more than any excerpt has. */
  opening: string;
  /** The same with a stroke where a line of a poem ends, as it is quoted in running text. */
  openingLines: string;
}

const OPENING_LENGTH = 1000;

/** Cleans and measures at once. What members write is read with heavy-work/read-rich-text.ts. */
export function richText(input: string): RichText {
  const html = cleanHtml(input);
  const plain = plainText(html);
  return {
    html,
    wordCount: countWords(plain),
    isEmpty: plain === "" && !html.includes("<img"),
    opening: plain.slice(0, OPENING_LENGTH),
    openingLines: plainText(html.replaceAll("<br />", " / ")).slice(0, OPENING_LENGTH),
  };
}

/** Twice what the contract lets through: cleaning adds a sign or two to every line, and four to a loose bracket. */
const MAX_HTML_LENGTH = 1_000_000;

/** The same, or nothing when cleaning made it far longer: not even half a million loose brackets become text to keep. */
export function richTextWithinLimit(input: string): RichText | undefined {
  const result = richText(input);
  return result.html.length <= MAX_HTML_LENGTH ? result : undefined;
}

import sanitizeHtml from "sanitize-html";
import { MEDIA_PATH } from "./files/media.ts";

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "strong", "em", "u", "s", "blockquote", "h2", "h3", "ul", "ol", "li", "hr", "a", "img"],
  allowedAttributes: { a: ["href"], img: ["src", "alt"], p: ["class"] },
  // How a poem stays a poem: centred and right-aligned paragraphs, nothing else.
  allowedClasses: { p: ["align-center", "align-right"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  // Ten levels are more than anybody writes; a bomb of nested tags costs nothing.
  nestingLimit: 10,
  transformTags: { b: "strong", i: "em", h1: "h2", h4: "h3", h5: "h3", h6: "h3", div: "p" },
  // Pictures come from our own media, so that reading a text tells no stranger who reads it.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"]?.startsWith(MEDIA_PATH),
};

/** HTML that somebody wrote, as it may be stored and shown. Called when it is written, never when it is read. */
export const cleanHtml = (html: string) => sanitizeHtml(html, OPTIONS).trim();

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

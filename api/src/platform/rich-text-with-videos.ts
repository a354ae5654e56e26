import { videoAt } from "@inktvis/contract/layer/video-address";
import type sanitizeHtml from "sanitize-html";
import { cleanHtml, RICH_TEXT_OPTIONS, richText, withinLimit } from "./rich-text.ts";

/*
 * Rich text with videos, for lessons (docs/product/ecourses.md#videos). A video is a figure with a link and, as a
 * quotation, its transcript: formats without videos (plain text, a PDF, an e-book) show the link and the transcript.
 */

const OPTIONS: sanitizeHtml.IOptions = {
  ...RICH_TEXT_OPTIONS,
  allowedTags: [...(RICH_TEXT_OPTIONS.allowedTags || []), "figure"],
  allowedAttributes: { ...RICH_TEXT_OPTIONS.allowedAttributes, figure: ["class"] },
  allowedClasses: { ...RICH_TEXT_OPTIONS.allowedClasses, figure: ["video"] },
};

/** A video, which is left as it is, or a paragraph of text without markup other than a link. */
const VIDEO_OR_LINE = /<figure class="video">.*?<\/figure>|<p>(?:<a href="[^"]*">)?([^<]*)(?:<\/a>)?<\/p>/gs;

/** Sanitizes a lesson; a paragraph that is only the address of a video becomes that video. */
export const cleanHtmlWithVideos = (html: string) =>
  cleanHtml(html, OPTIONS).replaceAll(VIDEO_OR_LINE, (markup, line?: string) => {
    const video = line === undefined ? undefined : videoAt(line.trim().replaceAll("&amp;", "&"));
    if (!video) return markup;
    return `<figure class="video"><p><a href="${video.page}">Video op ${video.hostName}</a></p></figure>`;
  });

/** Undefined when sanitizing made it far longer. */
export const richTextWithVideos = (input: string) => withinLimit(richText(input, cleanHtmlWithVideos));

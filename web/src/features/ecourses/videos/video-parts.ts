import { type Video, videoAt } from "@inktvis/contract/layer/video-address";

/** A piece of the body of a lesson, as the API keeps it (api/src/platform/rich-text-with-videos.ts). */
export type LessonPart = { html: string; video?: undefined } | { video: ShownVideo };

export interface ShownVideo extends Video {
  title: string;
  /** The transcript of the video, as clean HTML; empty when there is none. */
  transcript: string;
}

const FIGURES = /(<figure class="video">.*?<\/figure>)/s;
const FIGURE =
  /^<figure class="video"><p><a href="([^"]*)">([^<]*)<\/a><\/p>(?:<blockquote>(.*)<\/blockquote>)?<\/figure>$/s;
const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const decoded = (html: string) => html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * The body of a lesson, split at its videos. Anything that is not a video we can show stays what it is: a link and
 * words.
 */
export const lessonParts = (body: string): LessonPart[] =>
  body
    .split(FIGURES)
    .filter((html) => html.trim() !== "")
    .map((html) => {
      const [, href, title = "", transcript = ""] = FIGURE.exec(html) ?? [];
      const video = href === undefined ? undefined : videoAt(decoded(href));
      if (!video) return { html };
      const hasWords = transcript.replaceAll(/<[^>]*>/g, "").trim() !== "";
      return { video: { ...video, title: decoded(title), transcript: hasWords ? transcript : "" } };
    });

/** Whether a lesson has a video to show. */
export const hasVideo = (body: string) => lessonParts(body).some((part) => part.video);

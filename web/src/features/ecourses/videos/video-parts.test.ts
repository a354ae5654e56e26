import { expect, it } from "vitest";
import { hasVideo, lessonParts } from "./video-parts.ts";

const figure = (href: string, rest = "") =>
  `<figure class="video"><p><a href="${href}">Hoe water klinkt &amp; ruikt</a></p>${rest}</figure>`;

it("splits a lesson at its videos, with their titles and transcripts", () => {
  const body = `<p>Voor.</p>${figure("https://vimeo.com/76979871", "<blockquote><p>Luister.</p></blockquote>")}<p>Na.</p>`;
  expect(lessonParts(body)).toMatchObject([
    { html: "<p>Voor.</p>" },
    { video: { host: "vimeo", title: "Hoe water klinkt & ruikt", transcript: "<p>Luister.</p>" } },
    { html: "<p>Na.</p>" },
  ]);
  expect(hasVideo(body)).toBe(true);
});

it("shows no transcript without words", () => {
  const [part] = lessonParts(figure("https://vimeo.com/76979871", "<blockquote><p></p></blockquote>"));
  expect(part?.video?.transcript).toBe("");
});

it("does not make a frame of an address that is not a video, and keeps its contents", () => {
  const body = figure("https://kwaad.example/embed/dQw4w9WgXcQ", "<blockquote><p>Luister.</p></blockquote>");
  expect(lessonParts(body)).toEqual([{ html: body }]);
  expect(hasVideo(body)).toBe(false);
});

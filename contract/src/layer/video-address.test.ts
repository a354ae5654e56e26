import { expect, it } from "vitest";
import { VIDEO_FRAME_ORIGINS, videoAt } from "./video-address.ts";

const ID = "dQw4w9WgXcQ";

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?list=PL1&v=${ID}&t=42s`,
  `http://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
])("knows the video of %s", (address) => {
  expect(videoAt(address)).toMatchObject({ host: "youtube", id: ID, page: `https://www.youtube.com/watch?v=${ID}` });
});

it.each([
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1"],
  ["https://vimeo.com/76979871/ab12cd34ef", "https://player.vimeo.com/video/76979871?h=ab12cd34ef&autoplay=1"],
  ["https://player.vimeo.com/video/76979871?h=ab12cd34ef", "https://player.vimeo.com/video/76979871?h=ab12cd34ef&"],
])("knows the video of %s", (address, player) => {
  expect(videoAt(address)).toMatchObject({ host: "vimeo", id: "76979871" });
  expect(videoAt(address)?.player).toContain(player);
});

it.each([
  "",
  "youtu.be",
  `https://youtube.com.kwaad.example/watch?v=${ID}`,
  `https://kwaad.example/?https://youtu.be/${ID}`,
  "https://kwaad.example/76979871",
  `https://youtu.be@kwaad.example/${ID}`,
  `javascript:youtu.be/${ID}`,
  "https://www.youtube.com/watch?v=kort",
  `https://www.youtube.com/watch?v=${ID}"onload="x`,
  "https://www.youtube.com/@huis",
  "https://vimeo.com/channels/staffpicks",
  "https://vimeo.com/76979871?h=%22onload=",
])("knows no video of %s", (address) => {
  expect(videoAt(address)).toBeUndefined();
});

it("plays videos on two hosts only, with subtitles", () => {
  for (const address of [`https://youtu.be/${ID}`, "https://vimeo.com/76979871/ab12"]) {
    const player = new URL(videoAt(address)?.player ?? "");
    expect(VIDEO_FRAME_ORIGINS).toContain(player.origin);
    expect(player.search).toMatch(/cc_load_policy=1|texttrack=nl/);
  }
});

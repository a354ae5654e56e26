import { guardsIn } from "../guard.ts";

const VIDEOS = "web/src/features/ecourses/videos";

/** Videos in lessons. */
export const ecourseVideoGuards = [
  ...guardsIn("contract/src/layer/video-address.ts", ["contract/src/layer/video-address.test.ts"], {
    "A video of YouTube is at an address of YouTube": [
      'const isThere = host === "youtu.be" || YOUTUBE_HOSTS.has(host);',
      "const isThere = true;",
    ],
    "A video of Vimeo is at an address of Vimeo": [
      'if (host !== "vimeo.com" && host !== "player.vimeo.com") return undefined;',
      "",
    ],
    "The id of a video on YouTube holds no markup": ["isThere && YOUTUBE_ID.test(id)", "isThere && id"],
    "The id of a video on Vimeo holds no markup": ["number && /^[0-9a-f]{0,20}$/.test(hash)", "number"],
  }),
  ...guardsIn("api/src/platform/rich-text-with-videos.ts", ["api/src/platform/rich-text-with-videos.test.ts"], {
    "A lesson with a video is sanitised": ["cleanHtml(html, OPTIONS)", "html"],
    "A figure in a lesson has no class but that of a video": [
      'allowedClasses: { ...RICH_TEXT_OPTIONS.allowedClasses, figure: ["video"] },',
      "",
    ],
    "Addresses of videos do not make a lesson far longer": [
      "withinLimit(richText(input, cleanHtmlWithVideos))",
      "richText(input, cleanHtmlWithVideos)",
    ],
  }),
  ...guardsIn(`${VIDEOS}/video-parts.ts`, [`${VIDEOS}/video-parts.test.ts`], {
    "A page shows a frame of videos that are known only": [
      "href === undefined ? undefined : videoAt(decoded(href));",
      'href === undefined ? undefined : { host: "vimeo", hostName: "Vimeo", id: "1", page: href, player: href };',
    ],
  }),
];

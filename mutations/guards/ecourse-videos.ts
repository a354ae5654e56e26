import { guardsIn } from "../guard.ts";

const VIDEOS = "web/src/features/ecourses/videos";

/** Videos in lessons. */
export const ecourseVideoGuards = [
  ...guardsIn("contract/src/layer/video-address.ts", ["contract/src/layer/video-address.test.ts"], {
    "A YouTube video has an address of YouTube": [
      'const isThere = host === "youtu.be" || YOUTUBE_HOSTS.has(host);',
      "const isThere = true;",
    ],
    "A Vimeo video has an address of Vimeo": [
      'if (host !== "vimeo.com" && host !== "player.vimeo.com") return undefined;',
      "",
    ],
    "The id of a YouTube video contains no markup": ["isThere && YOUTUBE_ID.test(id)", "isThere && id"],
    "The id of a Vimeo video contains no markup": ["number && /^[0-9a-f]{0,20}$/.test(hash)", "number"],
  }),
  ...guardsIn("api/src/platform/rich-text-with-videos.ts", ["api/src/platform/rich-text-with-videos.test.ts"], {
    "A lesson with a video is sanitised": ["cleanHtml(html, OPTIONS)", "html"],
    "A figure in a lesson has no class other than that of a video": [
      'allowedClasses: { ...RICH_TEXT_OPTIONS.allowedClasses, figure: ["video"] },',
      "",
    ],
    "A lesson that becomes far longer by the addresses of its videos is refused": [
      "withinLimit(richText(input, cleanHtmlWithVideos))",
      "richText(input, cleanHtmlWithVideos)",
    ],
  }),
  ...guardsIn(`${VIDEOS}/video-parts.ts`, [`${VIDEOS}/video-parts.test.ts`], {
    "A page shows frames of known video hosts only": [
      "href === undefined ? undefined : videoAt(decoded(href));",
      'href === undefined ? undefined : { host: "vimeo", hostName: "Vimeo", id: "1", page: href, player: href };',
    ],
  }),
];

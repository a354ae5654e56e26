export interface Video {
  host: "youtube" | "vimeo";
  /** As people know it. */
  hostName: "YouTube" | "Vimeo";
  id: string;
  /** Where it is watched at its host. */
  page: string;
  /** What a frame shows: no cookies before it plays, and with subtitles. */
  player: string;
}

const YOUTUBE_HOSTS = new Set(["youtube.com", "m.youtube.com", "youtube-nocookie.com"]);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{1,20}))?\/?$/;

/** The origins that frames may show (docs/product/ecourses.md#videos). */
export const VIDEO_FRAME_ORIGINS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** The video that an address leads to; undefined for any other address. */
export function videoAt(address: string): Video | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^www\./, "");
  const id = youtubeIdOf(host, url);
  if (id) return youtube(id);
  if (host !== "vimeo.com" && host !== "player.vimeo.com") return undefined;
  const [, number, hash = url.searchParams.get("h") ?? ""] = VIMEO_PATH.exec(url.pathname) ?? [];
  return number && /^[0-9a-f]{0,20}$/.test(hash) ? vimeo(number, hash) : undefined;
}

function youtubeIdOf(host: string, { pathname, searchParams }: URL) {
  const [, first = "", second = ""] = pathname.split("/");
  const id = host === "youtu.be" ? first : youtubeIdInPath(first, second, searchParams);
  const isThere = host === "youtu.be" || YOUTUBE_HOSTS.has(host);
  return isThere && YOUTUBE_ID.test(id) ? id : undefined;
}

const youtubeIdInPath = (first: string, second: string, query: URLSearchParams) =>
  first === "watch" ? (query.get("v") ?? "") : ["embed", "shorts", "live"].includes(first) ? second : "";

const youtube = (id: string): Video => ({
  host: "youtube",
  hostName: "YouTube",
  id,
  page: `https://www.youtube.com/watch?v=${id}`,
  player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&cc_load_policy=1&cc_lang_pref=nl&hl=nl&rel=0`,
});

const vimeo = (number: string, hash: string): Video => ({
  host: "vimeo",
  hostName: "Vimeo",
  id: number,
  page: `https://vimeo.com/${number}${hash && `/${hash}`}`,
  player: `https://player.vimeo.com/video/${number}?${hash && `h=${hash}&`}autoplay=1&dnt=1&texttrack=nl`,
});

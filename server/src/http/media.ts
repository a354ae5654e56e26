import type { IncomingMessage, ServerResponse } from "node:http";
import type { Api } from "@inktvis/api/api";
import { isPictureVisible } from "@inktvis/api/features/media-in-use/picture-visibility";
import type { Services } from "@inktvis/api/platform/context";
import {
  downloadOf,
  FIRST_FILES,
  imageAt,
  imageKey,
  MAIL_FILE,
  MEDIA_PATH,
  type PictureFile,
  type PictureFormat,
  type Rendition,
} from "@inktvis/api/platform/files/media";
import { sendStream } from "./send-stream.ts";
import { sendText } from "./send-text.ts";
import type { SiteRequest } from "./site-request.ts";

/** Downloads never change: a key is never reused. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caches must revalidate on every request, which costs a 304. */
const REVALIDATE = "no-cache";

/** Serves uploaded pictures and downloads, on every host. */
export async function serveMedia({ services, api }: { services: Services; api: Api }, mediaRequest: SiteRequest) {
  const { req, res, pathname } = mediaRequest;
  if (req.method !== "GET" && req.method !== "HEAD") return sendText(res, 405, "Een bestand kan je alleen opvragen.");
  const image = imageAt(pathname);
  if (image) return servePicture({ services, api }, mediaRequest, image);
  const download = downloadOf(pathname);
  if (!download) return sendNotFound(res);
  const key = pathname.slice(MEDIA_PATH.length);
  if (!(await services.files.exists(key))) return sendNotFound(res);
  // As an attachment, so that no content runs on our host.
  return sendFile(services, mediaRequest, key, {
    "content-type": download.type,
    "content-disposition": `attachment; filename="${download.name}"`,
    "cache-control": IMMUTABLE,
  });
}

interface PictureAddress {
  id: string;
  rendition: Rendition;
}

/**
 * Serves a picture while something shows it: to everybody, without looking up a session, if that is public; otherwise
 * to viewers who may open it, such as the author of a private text.
 */
async function servePicture(
  { services, api }: { services: Services; api: Api },
  mediaRequest: SiteRequest,
  { id, rendition }: PictureAddress,
) {
  const { req, res, site } = mediaRequest;
  const pictureViewer = { db: services.db, now: services.clock.now() };
  const isPublic = await isPictureVisible({ ...pictureViewer, viewer: undefined }, id);
  const viewer = isPublic ? undefined : await api.viewerFor({ site, cookie: req.headers.cookie });
  if (!isPublic && !(viewer && (await isPictureVisible({ ...pictureViewer, viewer }, id)))) return sendNotFound(res);
  const file = await chooseFile(services, req, { id, rendition });
  if (!file) return sendNotFound(res);
  const etag = etagOf(id, file);
  const headers = { "cache-control": `${isPublic ? "public" : "private"}, ${REVALIDATE}`, etag, vary: "accept" };
  if (hasFile(req, etag)) return res.writeHead(304, headers).end();
  const key = imageKey(id, file);
  return sendFile(services, mediaRequest, key, { ...headers, "content-type": `image/${file.format}` });
}

/** The content of a key never changes; only its visibility does. */
const etagOf = (id: string, { rendition, format }: PictureFile) => `"${id}-${rendition}-${format}"`;
const hasFile = ({ headers }: IncomingMessage, etag: string) => headers["if-none-match"]?.includes(etag) ?? false;

/** AVIF only for clients that name it: browsers without AVIF support accept any type too. Mails get JPEG. */
function acceptedFormats({ headers }: IncomingMessage, rendition: Rendition): PictureFormat[] {
  if (rendition === MAIL_FILE.rendition) return [MAIL_FILE.format];
  return /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(headers.accept ?? "") ? ["avif", "webp"] : ["webp"];
}

/**
 * The smallest format that the browser accepts, or the largest file while a picture is not rendered yet. The store is
 * not asked for a file that the browser already has.
 */
async function chooseFile({ files }: Services, req: IncomingMessage, { id, rendition }: PictureAddress) {
  const [best, ...others] = acceptedFormats(req, rendition).map((format): PictureFile => ({ rendition, format }));
  if (best && hasFile(req, etagOf(id, best))) return best;
  for (const file of [best, ...others, FIRST_FILES[0]])
    if (file && (await files.exists(imageKey(id, file)))) return file;
  return undefined;
}

/** @param key of a file that exists */
async function sendFile({ files }: Services, { req, res }: SiteRequest, key: string, headers: Record<string, string>) {
  res.setHeaders(new Map(Object.entries({ ...headers, "cross-origin-resource-policy": "cross-origin" })));
  if (req.method === "HEAD") return res.end();
  return sendStream(res, await files.read(key));
}

/** Not cached: it may become visible again. */
function sendNotFound(res: ServerResponse) {
  res.setHeader("cache-control", "no-store");
  sendText(res, 404, "Dit bestand bestaat niet.");
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Api } from "@inktvis/api/api";
import { isPictureVisible } from "@inktvis/api/features/media-in-use/picture-visibility";
import type { Services } from "@inktvis/api/platform/context";
import { downloadOf, imageAt, MEDIA_PATH } from "@inktvis/api/platform/files/media";
import type { SiteName } from "@inktvis/contract/sites";
import { sendText } from "./send-text.ts";

interface MediaRequest {
  req: IncomingMessage;
  res: ServerResponse;
  site: SiteName;
  pathname: string;
}

/** Downloads never change: a key is never reused. */
const IMMUTABLE = "public, max-age=31536000, immutable";
/** Caches must revalidate on every request, which costs a 304. */
const REVALIDATE = "no-cache";

/** Serves uploaded pictures and downloads, on every host. */
export async function serveMedia({ services, api }: { services: Services; api: Api }, mediaRequest: MediaRequest) {
  const { req, res, pathname } = mediaRequest;
  if (req.method !== "GET" && req.method !== "HEAD") return sendText(res, 405, "Een bestand kan je alleen opvragen.");
  const image = imageAt(pathname);
  if (image) return servePicture({ services, api }, mediaRequest, image);
  const download = downloadOf(pathname);
  if (!download) return sendNotFound(res);
  // As an attachment, so that no content runs on our host.
  return sendFile(services, mediaRequest, {
    "content-type": download.type,
    "content-disposition": `attachment; filename="${download.name}"`,
    "cache-control": IMMUTABLE,
  });
}

/**
 * Serves a picture while something shows it: to everybody without a session lookup, or to a viewer who may open that,
 * such as the author of a private text.
 */
async function servePicture(
  { services, api }: { services: Services; api: Api },
  mediaRequest: MediaRequest,
  { id, rendition }: { id: string; rendition: string },
) {
  const { req, res, site } = mediaRequest;
  const pictureViewer = { db: services.db, now: services.clock.now() };
  const isPublic = await isPictureVisible({ ...pictureViewer, viewer: undefined }, id);
  const viewer = isPublic ? undefined : await api.viewerFor({ site, cookie: req.headers.cookie });
  if (!isPublic && !(viewer && (await isPictureVisible({ ...pictureViewer, viewer }, id)))) return sendNotFound(res);
  // Content of a key never changes; only its visibility does.
  const etag = `"${id}-${rendition}"`;
  const headers = { "cache-control": `${isPublic ? "public" : "private"}, ${REVALIDATE}`, etag };
  if (req.headers["if-none-match"]?.includes(etag)) return res.writeHead(304, headers).end();
  return sendFile(services, mediaRequest, { ...headers, "content-type": "image/webp" });
}

async function sendFile({ files }: Services, { req, res, pathname }: MediaRequest, headers: Record<string, string>) {
  const key = pathname.slice(MEDIA_PATH.length);
  if (!(await files.exists(key))) return sendNotFound(res);
  res.setHeaders(new Map(Object.entries({ ...headers, "cross-origin-resource-policy": "cross-origin" })));
  if (req.method === "HEAD") return res.end();
  return pipeline(await files.read(key), res).catch((error: NodeJS.ErrnoException) => {
    // A client that disconnects is no error.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

/** Not cached: it may become visible again. */
function sendNotFound(res: ServerResponse) {
  res.setHeader("cache-control", "no-store");
  sendText(res, 404, "Dit bestand bestaat niet.");
}

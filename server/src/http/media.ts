import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Services } from "@inktvis/api/platform/context";
import { downloadOf, isMediaAddress, MEDIA_PATH } from "@inktvis/api/platform/files/media";
import { answerText } from "./answers.ts";

/** Uploaded pictures and downloads, on every host alike. Their names never come back for other content. */
export async function serveMedia({ files }: Services, req: IncomingMessage, res: ServerResponse, pathname: string) {
  if (req.method !== "GET" && req.method !== "HEAD") return answerText(res, 405, "Een bestand kan je alleen opvragen.");
  const download = downloadOf(pathname);
  const key = pathname.slice(MEDIA_PATH.length);
  if (!(download || isMediaAddress(pathname)) || !(await files.exists(key)))
    return answerText(res, 404, "Dit bestand bestaat niet.");
  res.setHeader("content-type", download?.type ?? "image/webp");
  // Saved, never opened here: whatever stands in it, it does not run on our host.
  if (download) res.setHeader("content-disposition", `attachment; filename="${download.name}"`);
  res.setHeader("cache-control", "public, max-age=31536000, immutable");
  res.setHeader("cross-origin-resource-policy", "cross-origin");
  if (req.method === "HEAD") return res.end();
  return pipeline(await files.read(key), res).catch((error: NodeJS.ErrnoException) => {
    // A visitor who goes away while it streams is no error.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

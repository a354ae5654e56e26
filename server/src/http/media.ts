import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Services } from "@inktvis/api/platform/context";
import { isMediaAddress, MEDIA_PATH } from "@inktvis/api/platform/files/media";
import { answerText } from "./answers.ts";

/** Uploaded pictures, on every host alike. Their names never come back for other content. */
export async function serveMedia({ files }: Services, req: IncomingMessage, res: ServerResponse, pathname: string) {
  if (req.method !== "GET" && req.method !== "HEAD")
    return answerText(res, 405, "Een afbeelding kan je alleen opvragen.");
  const key = pathname.slice(MEDIA_PATH.length);
  if (!isMediaAddress(pathname) || !(await files.exists(key)))
    return answerText(res, 404, "Deze afbeelding bestaat niet.");
  res.setHeader("content-type", "image/webp");
  res.setHeader("cache-control", "public, max-age=31536000, immutable");
  res.setHeader("cross-origin-resource-policy", "cross-origin");
  if (req.method === "HEAD") return res.end();
  return pipeline(await files.read(key), res).catch((error: NodeJS.ErrnoException) => {
    // A visitor who goes away while it streams is no error.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

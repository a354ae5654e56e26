import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Services } from "@inktvis/api/platform/context";
import { answerText } from "./answers.ts";

/** Only what storeImage wrote: nothing else in the store is anybody's to read. */
const IMAGE = /^\/media\/(images\/[0-9a-f-]{36}\/(?:sm|default|profilepicsm)\.webp)$/;

/** Uploaded pictures, on every host alike. Their names never come back for other content. */
export async function serveMedia({ files }: Services, req: IncomingMessage, res: ServerResponse, pathname: string) {
  const key = IMAGE.exec(pathname)?.[1];
  if (!key || !(await files.exists(key))) return answerText(res, 404, "Deze afbeelding bestaat niet.");
  res.setHeader("content-type", "image/webp");
  res.setHeader("cache-control", "public, max-age=31536000, immutable");
  res.setHeader("cross-origin-resource-policy", "cross-origin");
  if (req.method === "HEAD") return res.end();
  return pipeline(await files.read(key), res).catch((error: NodeJS.ErrnoException) => {
    // A visitor who goes away while it streams is no error.
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  });
}

import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

/** The built files of the web: hashed names, so a browser never asks twice. Tells whether there was such a file. */
export function staticFiles(folder: string) {
  const serve = sirv(folder, {
    dev: false,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, pathname) => {
      if (pathname.startsWith("/assets/")) res.setHeader("cache-control", "public, max-age=31536000, immutable");
    },
  });
  return (req: IncomingMessage, res: ServerResponse, otherwise: () => void) => serve(req, res, otherwise);
}

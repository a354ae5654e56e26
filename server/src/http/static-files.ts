import { existsSync } from "node:fs";
import { join } from "node:path";
import sirv, { type RequestHandler } from "sirv";

/** The built files of the web: hashed names, so a browser never asks twice. Hands on what it has no file for. */
export function staticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    dev: false,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, pathname) => {
      if (pathname.startsWith("/assets/")) res.setHeader("cache-control", "public, max-age=31536000, immutable");
    },
  });
  return (req, res, next) => {
    // It knows the files that were there when it started; one that a new build has taken away since would end the process.
    const path = (req.url ?? "/").replace(/\?.*$/s, "");
    if (path.startsWith("/assets/") && !existsSync(join(folder, path))) void next?.();
    else serve(req, res, next);
  };
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import sirv, { type RequestHandler } from "sirv";

/** Serves the built web: hashed names are immutable. Calls `next` without a match. */
export function staticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    dev: false,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, pathname) => {
      if (pathname.startsWith("/assets/")) res.setHeader("cache-control", "public, max-age=31536000, immutable");
      // sirv does not know this type.
      if (pathname.endsWith(".ico")) res.setHeader("content-type", "image/x-icon");
    },
  });
  return (req, res, next) => {
    // sirv indexes files at start; serving one that a new build has deleted would crash the process.
    const path = (req.url ?? "/").replace(/\?.*$/s, "");
    if (path.startsWith("/assets/") && !existsSync(join(folder, path))) void next?.();
    else serve(req, res, next);
  };
}

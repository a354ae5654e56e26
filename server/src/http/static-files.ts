import sirv from "sirv";

/** The built files of the web: hashed names, so a browser never asks twice. Hands on what it has no file for. */
export const staticFiles = (folder: string) =>
  sirv(folder, {
    dev: false,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (res, pathname) => {
      if (pathname.startsWith("/assets/")) res.setHeader("cache-control", "public, max-age=31536000, immutable");
    },
  });

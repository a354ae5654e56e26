import type { contract } from "@inktvis/contract";
import type { Client } from "@inktvis/contract/layer/client";
import type { SiteName } from "@inktvis/contract/sites";

/** The request of a file, always as a visitor without cookies, because the response may be cached for everybody. */
export interface SeoRequest {
  api: Client<typeof contract>;
  site: SiteName;
  /** The origin of the site's pages. */
  origin: string;
  /** As requested. */
  path: string;
  /** The part of the address from `?` on; empty without. */
  search: string;
}

/** A file for programs: search engines, feed readers, link previews. */
export interface SeoFile {
  type: string;
  /** A function defers slow work until the file is sent; `etagSource` then tells whether it changed. */
  body: string | Buffer | (() => Promise<Buffer>);
  /** The input of a deferred body. */
  etagSource?: string;
  /** Cache lifetime in seconds. 0: caches must revalidate, because the content may be hidden at any moment. */
  maxAge: number;
}

export const HOUR = 3600;

import type { contract } from "@inktvis/contract";
import type { Client } from "@inktvis/contract/layer/client";
import type { SiteName } from "@inktvis/contract/sites";

/** Who asks for a file: always a visitor, whatever cookie came along, since what is answered is kept for everybody. */
export interface Asked {
  api: Client<typeof contract>;
  site: SiteName;
  /** Of the site's pages. */
  origin: string;
  /** As asked for. */
  path: string;
}

/** A file that programs read: search engines, readers of feeds, who shows a link. */
export interface FoundFile {
  type: string;
  body: string | Buffer;
  /** Seconds that anybody may keep it. */
  maxAge: number;
}

export const HOUR = 3600;

import type { contract } from "@inktvis/contract";
import type { Client } from "@inktvis/contract/layer/client";
import type { SiteName } from "@inktvis/contract/sites";

/** Who asks for a file: always a visitor, whatever cookie came along, since what is answered is kept for everybody. */
export interface SeoRequest {
  api: Client<typeof contract>;
  site: SiteName;
  /** Of the site's pages. */
  origin: string;
  /** As asked for. */
  path: string;
}

/** A file that programs read: search engines, readers of feeds, who shows a link. */
export interface SeoFile {
  type: string;
  /** Made when it is sent, where that takes long; `madeOf` says whether it changed. */
  body: string | Buffer | (() => Promise<Buffer>);
  /** What a body follows from that is made when it is sent. */
  etagSource?: string;
  /** Seconds that anybody may keep it. 0: whoever keeps it asks each time, since what it shows may be hidden any moment. */
  maxAge: number;
}

export const HOUR = 3600;

import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteName } from "@inktvis/contract/sites";

/** A request to the host of a site's pages, and its response. */
export interface SiteRequest {
  req: IncomingMessage;
  res: ServerResponse;
  site: SiteName;
  /** As requested, not decoded. */
  pathname: string;
}

export interface PageRequest extends SiteRequest {
  /** Including the question mark, or empty. */
  search: string;
  requestId: string;
}

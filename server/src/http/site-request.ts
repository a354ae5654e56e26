import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteName } from "@inktvis/contract/sites";

/** A request at the host of the pages of a site, and its answer. */
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

import type { contract } from "@inktvis/contract";
import type { Client } from "@inktvis/contract/layer/client";
import type { SiteAddresses, SiteName } from "@inktvis/contract/sites";
import type { OutsideLink } from "./outside-link.ts";

/** What server/ passes with every request for a page: `web.fetch(request, { context })`. */
export interface RequestContext {
  /** The handlers themselves, with the session of this visitor. */
  api: Client<typeof contract>;
  addresses: SiteAddresses;
  site: SiteName;
  /** Where people can mail with questions: the address in `MAIL_FROM`. */
  contactEmail: string;
  /** Where the house can be followed elsewhere: `SOCIAL_LINKS`. */
  socialLinks: readonly OutsideLink[];
  /** Of the Content-Security-Policy that goes with this answer. */
  nonce: string;
  /** Hears why a page could not be made at all; its visitor gets a page that only says so. */
  onError?: (error: unknown) => void;
}

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: RequestContext };
  }
}

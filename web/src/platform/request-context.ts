import type { SiteAddresses, SiteName } from "@inktvis/contract/sites";
import type { OutsideLink } from "./outside-link.ts";
import type { Call, EndReads } from "./page-reads.ts";

/** What server/ passes with every request for a page: `web.fetch(request, { context })`. */
export interface RequestContext {
  /** platform/api.ts is its client. */
  call: Call;
  addresses: SiteAddresses;
  site: SiteName;
  /** Where people can mail with questions: the address in `MAIL_FROM`. */
  contactEmail: string;
  /** Where the house can be followed elsewhere: `SOCIAL_LINKS`. */
  socialLinks: readonly OutsideLink[];
  /** Where the house sells its books: `SHOP_URL`. */
  shopUrl: string;
  /**
   * The cookies of a visitor other than the session: with the address and what is read they determine the page, which
   * gets an ETag. Undefined for a member, whose pages browsers do not keep, and on the auth site.
   */
  visitorCookies: string | undefined;
  /** The nonce of the Content-Security-Policy that goes with this response. */
  nonce: string;
  /** Called with the route of the page, such as `/community/tekst-lezen/$slug`. */
  onRoute?: (route: string) => void;
  /** Called with why a page could not be made at all; its visitor gets a page that only says so. */
  onError?: (error: unknown) => void;
}

/** The same with what server.ts adds: its `call` keeps what the page reads. */
export interface PageContext extends RequestContext {
  endReads: EndReads;
}

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: PageContext };
  }
}

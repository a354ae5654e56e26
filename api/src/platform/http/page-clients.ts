import type { Client } from "@inktvis/contract/layer/client";
import type { Contract } from "@inktvis/contract/layer/endpoint";
import type { SiteName } from "@inktvis/contract/sites";
import type { Logger } from "pino";
import type { Context, Services } from "../context.ts";
import { viewerOf } from "../sessions/session.ts";
import { readSessionCookie } from "../sessions/session-cookie.ts";
import { findSession } from "../sessions/session-store.ts";
import { inProcessCall, type InProcessCall, inProcessClient } from "./in-process-client.ts";
import { sessionCookieOf } from "./request-session.ts";
import type { ApiHandlers } from "./run-endpoint.ts";

/** A page request, as far as the in-process client needs it. */
export interface PageRequest {
  site: SiteName;
  cookie: string | undefined;
  network: string;
  userAgent: string;
  log: Logger;
  /** Sets the cookie of an extended session; without it, sessions are not extended. */
  setSessionCookie?: (cookie: string) => void;
}

/** How the server calls the API for the pages that it renders, without HTTP. */
export function createPageClients<C extends Contract>(contract: C, handlers: ApiHandlers<C>, services: Services) {
  const { clock, config } = services;

  /** The API for one page request. The session is looked up once, on first use. */
  const callFor = (page: PageRequest): InProcessCall => {
    const now = clock.now();
    const contextForPage = async (): Promise<Context> => {
      const token = readSessionCookie(page.cookie);
      const { site, setSessionCookie: sendCookie } = page;
      // A session can only be extended together with its cookie.
      const session = await findSession(services, { site, token, now, background: sendCookie === undefined });
      if (session.kind === "member" && session.renewedUntil)
        sendCookie?.(sessionCookieOf(config.sites, { site, now, token: session.token, until: session.renewedUntil }));
      return {
        ...services,
        ...page,
        now,
        session,
        viewer: viewerOf(session),
        setSession: () => {
          throw new Error("A page cannot set the session: only a call of the browser can");
        },
      };
    };
    let context: Promise<Context> | undefined;
    return inProcessCall(contract, handlers, () => (context ??= contextForPage()));
  };
  const clientFor = (page: PageRequest): Client<C> => inProcessClient(contract, callFor(page));

  /** The viewer of a request that the server answers itself; undefined for a visitor. */
  const viewerFor = async ({ site, cookie }: Pick<PageRequest, "site" | "cookie">) => {
    const lookup = { site, token: readSessionCookie(cookie), now: clock.now(), background: true };
    return viewerOf(await findSession(services, lookup));
  };

  return { callFor, clientFor, viewerFor };
}

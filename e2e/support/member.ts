import { apiOriginOf, originOf, type SiteName } from "@inktvis/contract/sites";
import type { Cookie } from "@playwright/test";
import { httpSend } from "./http-send.ts";
import { ADDRESSES, USER_AGENT } from "./sites.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Account {
  email: string;
  password: string;
}

/** A signed-in person who calls the API of one site without a browser. */
export interface Member {
  /** Returns the data of the response; throws on a refusal. */
  call: <T = unknown>(method: Method, path: string, body?: object) => Promise<T>;
  /** The cookies of a signed-in browser. */
  cookies: () => Cookie[];
}

/** Calls the API of one site as a browser does: with its cookie, Origin and CSRF token. */
export function apiOf(site: SiteName): Member {
  const origin = originOf(ADDRESSES, site);
  let cookie = "";
  let csrfToken = "";
  async function send(path: string, options: { method?: string; body?: object } = {}) {
    const { status, headers, text } = await httpSend(`${apiOriginOf(ADDRESSES, site)}/api${path}`, {
      method: options.method ?? "GET",
      headers: {
        origin,
        cookie,
        "user-agent": USER_AGENT,
        "x-csrf-token": csrfToken,
        ...(options.body && { "content-type": "application/json" }),
      },
      ...(options.body && { body: JSON.stringify(options.body) }),
    });
    if (status >= 300) throw new Error(`${options.method ?? "GET"} ${path}: ${status} ${text}`);
    const [given] = [headers["set-cookie"] ?? []].flat();
    if (given) {
      cookie = given.split(";")[0] ?? "";
      csrfToken = "";
    }
    return text ? JSON.parse(text).data : undefined;
  }
  return {
    call: async (method, path, body) => {
      if (method === "GET") return send(path);
      if (!csrfToken) csrfToken = (await send("/csrf-token")).token;
      return send(path, { method: "POST", body: method === "POST" ? (body ?? {}) : { ...body, _method: method } });
    },
    cookies: () => {
      const [name = "", value = ""] = cookie.split("=");
      const domain = `.${ADDRESSES.hosts[site]}`;
      return [{ name, value, domain, path: "/", expires: -1, httpOnly: true, secure: false, sameSite: "Lax" }];
    },
  };
}

/** The demo account with this key. */
export const ofDemo = (key: string): Account => ({ email: `${key}@inktvis.example`, password: "inktvis-demo" });

/**
 * Signs in on the auth site and hands over to a site (docs/product/sign-in.md#hand-over) with the API calls of the
 * pages, in a hundredth of their time. `who`: the key of a demo account, whose sign-in all tests of this process share;
 * or an account, of the demo or not, which gets a sign-in for this test alone.
 */
export async function memberOf(who: string | Account, site: SiteName = "community"): Promise<Member> {
  if (typeof who !== "string") return onSite(await signedIn(who), site);
  const key = `${who} on ${site}`;
  const shared = sharedSignIns.get(key);
  if (
    shared &&
    Date.now() - shared.at < SHARED_FOR &&
    (await Promise.all([isSignedIn(shared.auth), isSignedIn(shared.member)])).every(Boolean)
  )
    return shared.member;
  const auth = await signedIn(ofDemo(who));
  const member = await onSite(auth, site);
  sharedSignIns.set(key, { auth, member, at: Date.now() });
  return member;
}

/** One sign-in per site: going to another site in a browser starts a new session there, which replaces the shared one. */
const sharedSignIns = new Map<string, { auth: Member; member: Member; at: number }>();
/** Well within the time in which a sign-in counts as a fresh proof, which the staff room requires. In milliseconds. */
const SHARED_FOR = 5 * 60 * 1000;

/** False after going to another site in a browser, which replaces the shared session. */
const isSignedIn = ({ call }: Member) =>
  call("GET", "/me").then(
    () => true,
    () => false,
  );

async function signedIn({ email, password }: Account) {
  const auth = apiOf("auth");
  await auth.call("POST", "/auth/login", { email, password });
  return auth;
}

async function onSite(auth: Member, site: SiteName): Promise<Member> {
  if (site === "auth") return auth;
  const target = apiOf(site);
  // A visitor's cookie: the CSRF token and the hand-over are bound to it.
  await target.call("GET", "/csrf-token");
  const { signingToken } = await target.call<{ signingToken: string }>("GET", "/auth/sync-session-signing-token");
  const { syncToken } = await auth.call<{ syncToken: string }>(
    "GET",
    `/auth/sync-session-token?${new URLSearchParams({ signingToken })}`,
  );
  await target.call("POST", "/auth/sync-session", { token: syncToken });
  return { call: target.call, cookies: () => [...auth.cookies(), ...target.cookies()] };
}

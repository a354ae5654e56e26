import { apiOriginOf, originOf, type SiteName } from "@inktvis/contract/sites";
import type { Cookie } from "@playwright/test";
import { httpSend } from "./http-send.ts";
import { ADDRESSES, USER_AGENT } from "./sites.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

export interface Account {
  email: string;
  password: string;
}

/** Somebody who calls the API of one site without a browser. */
export interface Member {
  /** Answers the data of the answer; throws on a refusal. */
  call: <T = unknown>(method: Method, path: string, body?: object) => Promise<T>;
  /** What a browser that is signed in has. */
  cookies: () => Cookie[];
}

/** The API of one site as a browser calls it: with its cookie, its Origin and its CSRF token. */
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

/** An account of the demo by its key. */
export const ofDemo = (key: string): Account => ({ email: `${key}@inktvis.example`, password: "inktvis-demo" });

/**
 * Signs in on the auth site and hands that over to a site (docs/product/sign-in.md#hand-over), by the calls that the pages
 * make: in a hundredth of the time that the pages take. Whom: a key of the demo, whose sign-in the tests of this process
 * share, or an account, of the demo too, that this test alone is signed in with.
 */
export async function memberOf(who: string | Account, site: SiteName = "community"): Promise<Member> {
  if (typeof who !== "string") return onSite(await signedIn(who), site);
  const key = `${who} on ${site}`;
  const shared = sharedSignIns.get(key);
  if (shared && (await Promise.all([isSignedIn(shared.auth), isSignedIn(shared.member)])).every(Boolean))
    return shared.member;
  const auth = await signedIn(ofDemo(who));
  const member = await onSite(auth, site);
  sharedSignIns.set(key, { auth, member });
  return member;
}

/** A sign-in for each site: in a browser that walks to another, the one of that site gives way to a new one. */
const sharedSignIns = new Map<string, { auth: Member; member: Member }>();

/** A test may have ended it, since going to another site replaces a session. */
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
  // A visitor's cookie, to which what follows is bound.
  await target.call("GET", "/csrf-token");
  const { signingToken } = await target.call<{ signingToken: string }>("GET", "/auth/sync-session-signing-token");
  const { syncToken } = await auth.call<{ syncToken: string }>(
    "GET",
    `/auth/sync-session-token?${new URLSearchParams({ signingToken })}`,
  );
  await target.call("POST", "/auth/sync-session", { token: syncToken });
  return { call: target.call, cookies: () => [...auth.cookies(), ...target.cookies()] };
}

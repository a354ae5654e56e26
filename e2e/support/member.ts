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
const ofDemo = (key: string): Account => ({ email: `${key}@inktvis.example`, password: "inktvis-demo" });

/**
 * Signs in on the auth site and hands that over to a site (docs/product/sign-in.md#hand-over), by the calls that the
 * pages make: in a hundredth of the time that the pages take. Whom: a key of the demo, or an account of one's own.
 */
export async function memberOf(who: string | Account, site: SiteName = "community"): Promise<Member> {
  const [auth, target] = [apiOf("auth"), apiOf(site)];
  const { email, password } = typeof who === "string" ? ofDemo(who) : who;
  await auth.call("POST", "/auth/login", { email, password });
  if (site === "auth") return auth;
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

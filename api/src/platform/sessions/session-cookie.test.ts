import { describe, expect, it } from "vitest";
import { days } from "../clock.ts";
import { readConfig } from "../config.ts";
import { expiredSessionCookie, readSessionCookie, sessionCookie } from "./session-cookie.ts";

const addresses = (SITES_SCHEME: string) =>
  readConfig({ SITES_SCHEME, SITES_DOMAIN: "voorbeeld.be", SESSION_SECRET: "x".repeat(32) }).sites;
const flags = (cookie: string) => cookie.split("; ").slice(1);

describe("the session cookie", () => {
  it("is HttpOnly, SameSite, Secure on https, and limited to one site", () => {
    const cookie = sessionCookie(addresses("https"), "community", "m.x", days(30));
    expect(cookie).toMatch(/^inktvis_session=m\.x; /);
    expect(flags(cookie)).toEqual([
      "Domain=community.voorbeeld.be",
      "Path=/",
      "Max-Age=2592000",
      "HttpOnly",
      "SameSite=Lax",
      "Secure",
    ]);
    expect(flags(sessionCookie(addresses("http"), "community", "m.x", days(30)))).not.toContain("Secure");
  });

  it("is deleted with the same attributes", () => {
    expect(flags(expiredSessionCookie(addresses("https"), "verzin"))).toEqual([
      "Domain=verzin.voorbeeld.be",
      "Path=/",
      "Max-Age=0",
      "HttpOnly",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  it("is refused together with a second one, which a parent domain may have set", () => {
    expect(readSessionCookie("a=1; inktvis_session=m.x")).toBe("m.x");
    expect(() => readSessionCookie("inktvis_session=m.x; inktvis_session=m.y")).toThrow("twee sessies");
  });
});

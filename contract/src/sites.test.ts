import { describe, expect, it } from "vitest";
import {
  apiOriginOf,
  isSameSitePath,
  isSiteName,
  originOf,
  SITE_NAMES,
  type SiteAddresses,
  siteOfHost,
} from "./sites.ts";

const addresses = (differs: Partial<SiteAddresses> = {}): SiteAddresses => ({
  scheme: "http",
  port: "3000",
  hosts: Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.inktvis.example`])) as SiteAddresses["hosts"],
  ...differs,
});

describe("siteOfHost", () => {
  it.each(SITE_NAMES)("knows the pages and the API of %s by their origins", (site) => {
    for (const port of ["3000", ""]) {
      const current = addresses({ port });
      expect(siteOfHost(current, new URL(originOf(current, site)).host)).toEqual({ site, side: "pages" });
      expect(siteOfHost(current, new URL(apiOriginOf(current, site)).host)).toEqual({ site, side: "api" });
    }
  });

  it.each([
    ["community.inktvis.example", "pages"],
    ["community.inktvis.example:3000", "pages"],
    ["community.inktvis.example:81", "pages"],
    ["community.inktvis.example:", "pages"],
    ["Community.INKTVIS.example:3000", "pages"],
    ["API.Community.inktvis.example", "api"],
  ])("does not mind the port or the case of %s", (host, side) => {
    expect(siteOfHost(addresses(), host)).toEqual({ site: "community", side });
  });

  it.each([
    "",
    ":3000",
    "inktvis.example",
    "api.inktvis.example",
    "elders.example",
    "community.inktvis.example.kwaad.example",
    "kwaadcommunity.inktvis.example",
    "api.api.community.inktvis.example",
    "www.community.inktvis.example",
    "community.inktvis.example:3000:3000",
    "community.inktvis.example:80@kwaad.example",
    "community.inktvis.example/",
    " community.inktvis.example",
    "[::1]:3000",
    "127.0.0.1",
    "__proto__",
  ])("knows no site at %j", (host) => {
    expect(siteOfHost(addresses(), host)).toBeUndefined();
  });
});

describe("isSiteName", () => {
  it("knows the sites, and no property that every object has", () => {
    expect(SITE_NAMES.every(isSiteName)).toBe(true);
    expect(["", "Community", "toString", "__proto__", "constructor"].filter(isSiteName)).toEqual([]);
  });
});

describe("isSameSitePath", () => {
  const HOME = "http://community.inktvis.example:3000";

  it.each([
    "/",
    "/lezen",
    "/lezen?page=2#onder",
    "/tekst-lezen/caf%C3%A9",
    "/a//b",
    "/@kwaad.example",
    "/:80",
    "/%2F%2Fkwaad",
    "/a/..b",
    "/...",
    "/.well-known",
    "/lezen?terug=/../",
  ])("accepts %s", (path) => {
    expect(isSameSitePath(path)).toBe(true);
    expect(new URL(path, HOME).origin).toBe(HOME);
  });

  it.each([
    "",
    "lezen",
    "?x=1",
    "//kwaad.example",
    "///kwaad.example",
    "/\\kwaad.example",
    "\\\\kwaad.example",
    "/a\\b",
    "javascript:alert(1)",
    "http://kwaad.example/",
    "https:kwaad.example",
    "data:text/html,x",
    " /lezen",
    "/lezen ",
    "/a b",
    "/\t/kwaad.example",
    "/\n/kwaad.example",
    "/\r/kwaad.example",
    "\n//kwaad.example",
    "/lezen\n",
    "/\u00a0/kwaad.example",
    "/\u2028x",
    "/..",
    "/a/../b",
    "/a/%2E%2e/b",
    "/a/.%2e",
    "/a/.",
    "/a/..?x=1",
  ])("refuses %j", (path) => {
    expect(isSameSitePath(path)).toBe(false);
  });

  it("refuses every character that browsers drop and that leads to another host", () => {
    const accepted = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code))
      .flatMap((sign) => [`/${sign}/kwaad.example`, `${sign}//kwaad.example`, `/${sign}\\kwaad.example`])
      .filter((path) => isSameSitePath(path) && new URL(path, HOME).origin !== HOME);
    expect(accepted).toEqual([]);
  });
});

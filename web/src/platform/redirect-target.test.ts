import { describe, expect, it } from "vitest";
import { SITE_NAMES, type SiteAddresses } from "@inktvis/contract/sites";
import { addressOf, readTarget, signInAddress, targetOf } from "./redirect-target.ts";

const addresses: SiteAddresses = {
  scheme: "http",
  port: "3000",
  hosts: Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.localhost`])) as SiteAddresses["hosts"],
};

it("redirects a visitor to the auth site with site, path and query, and back to the same page", () => {
  const address = new URL(signInAddress(addresses, targetOf("community", "/lezen?q=%7B%22a%22%3A1%7D&x=y#top")));
  expect(address.origin).toBe("http://auth.localhost:3000");
  const target = readTarget(Object.fromEntries(address.searchParams));
  expect(target).toEqual({ site: "community", path: "/lezen", query: "q=%7B%22a%22%3A1%7D&x=y" });
  expect(target && addressOf(addresses, target)).toBe("http://community.localhost:3000/lezen?q=%7B%22a%22%3A1%7D&x=y");
});

describe("a target is refused when it", () => {
  it.each([
    ["names no site", { path: "/" }],
    ["names an unknown site", { site: "evil", path: "/" }],
    ["leads to another host", { site: "community", path: "//evil.example" }],
    ["leads to another host by a backslash", { site: "community", path: "/\\evil.example" }],
    ["is a whole address", { site: "community", path: "https://evil.example" }],
  ])("%s", (_why, search) => {
    expect(readTarget(search)).toBeUndefined();
  });
});

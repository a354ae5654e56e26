import { expect, it } from "vitest";
import { SITE_NAMES, type SiteAddresses } from "@inktvis/contract/sites";
import { siteRewrite } from "./rewrite.ts";

const addresses: SiteAddresses = {
  scheme: "https",
  port: "",
  hosts: {
    ...(Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.example`])) as SiteAddresses["hosts"]),
    verzin: "tijdschrift.be",
  },
};
const { input, output } = siteRewrite(addresses);
const inner = (address: string) => String(input?.({ url: new URL(address) }));
const outer = (address: string) => String(output?.({ url: new URL(address) }));

it("reads the site from the host, even if the site has its own domain", () => {
  expect(inner("https://community.example/lezen?q=1#x")).toBe("https://community.example/community/lezen?q=1#x");
  expect(inner("https://tijdschrift.be/")).toBe("https://tijdschrift.be/verzin/");
});

it("writes the address of another site", () => {
  expect(outer("https://community.example/account/beheer?x=1")).toBe("https://account.example/beheer?x=1");
  expect(outer("https://community.example/verzin")).toBe("https://tijdschrift.be/");
});

it("leaves an address alone that names no site", () => {
  expect(output?.({ url: new URL("https://community.example/elders/x") })).toBeUndefined();
});

it("never changes the address that it is given, which the router still reads", () => {
  const url = new URL("https://community.example/account/beheer");
  output?.({ url });
  expect(url.href).toBe("https://community.example/account/beheer");
});

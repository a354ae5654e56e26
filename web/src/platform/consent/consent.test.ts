import { SITE_NAMES, type SiteAddresses } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { carriedChoice } from "./carried-choice.ts";
import { readConsent } from "./consent-cookie.ts";

it("knows a yes, a no, and no answer yet", () => {
  expect(readConsent("a=1; consent-cookie=1")).toBe("accepted");
  expect(readConsent("consent-cookie=0; b=2")).toBe("declined");
  expect(readConsent("other-consent-cookie=1; consent-cookie=2")).toBe("unset");
});

describe("a choice that is carried along from another site", () => {
  const hosts = Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.example`])) as SiteAddresses["hosts"];
  const given = { addresses: { scheme: "https", port: "", hosts }, referrer: "https://community.example/" } as const;

  it("counts where there is none, and a no counts after a yes", () => {
    expect(carriedChoice({ ...given, carried: "1", stored: "unset" })).toBe("accepted");
    expect(carriedChoice({ ...given, carried: "0", stored: "unset" })).toBe("declined");
    expect(carriedChoice({ ...given, carried: "0", stored: "accepted" })).toBe("declined");
    expect(carriedChoice({ ...given, carried: undefined, stored: "accepted" })).toBeUndefined();
    expect(carriedChoice({ ...given, carried: "ja", stored: "unset" })).toBeUndefined();
  });

  it("makes no yes of a no", () => {
    expect(carriedChoice({ ...given, carried: "1", stored: "declined" })).toBeUndefined();
  });

  it("comes from our own sites alone", () => {
    for (const referrer of ["https://elsewhere.example/", "https://community.example.evil.test/", "x", undefined])
      expect(carriedChoice({ ...given, referrer, carried: "1", stored: "unset" })).toBeUndefined();
  });
});

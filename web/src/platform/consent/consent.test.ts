import { SITE_NAMES, type SiteAddresses } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { carriedChoice } from "./carried-choice.ts";
import { readConsent } from "./consent-cookie.ts";

it("reads consent, a refusal, and no choice yet", () => {
  expect(readConsent("a=1; consent-cookie=1")).toBe("accepted");
  expect(readConsent("consent-cookie=0; b=2")).toBe("declined");
  expect(readConsent("other-consent-cookie=1; consent-cookie=2")).toBe("unset");
});

describe("a choice carried from another site", () => {
  const hosts = Object.fromEntries(SITE_NAMES.map((name) => [name, `${name}.example`])) as SiteAddresses["hosts"];
  const given = { addresses: { scheme: "https", port: "", hosts }, referrer: "https://community.example/" } as const;

  it("is accepted without a stored choice, and a refusal replaces stored consent", () => {
    expect(carriedChoice({ ...given, carried: "1", stored: "unset" })).toBe("accepted");
    expect(carriedChoice({ ...given, carried: "0", stored: "unset" })).toBe("declined");
    expect(carriedChoice({ ...given, carried: "0", stored: "accepted" })).toBe("declined");
    expect(carriedChoice({ ...given, carried: undefined, stored: "accepted" })).toBeUndefined();
    expect(carriedChoice({ ...given, carried: "ja", stored: "unset" })).toBeUndefined();
  });

  it("does not replace a stored refusal by consent", () => {
    expect(carriedChoice({ ...given, carried: "1", stored: "declined" })).toBeUndefined();
  });

  it("is accepted from our own sites only", () => {
    for (const referrer of ["https://elsewhere.example/", "https://community.example.evil.test/", "x", undefined])
      expect(carriedChoice({ ...given, referrer, carried: "1", stored: "unset" })).toBeUndefined();
  });
});

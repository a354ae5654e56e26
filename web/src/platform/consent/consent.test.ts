import { expect, it } from "vitest";
import { readConsent } from "./consent.ts";

it("knows a yes, a no, and no answer yet", () => {
  expect(readConsent("a=1; consent-cookie=1")).toBe("accepted");
  expect(readConsent("consent-cookie=0; b=2")).toBe("declined");
  expect(readConsent("other-consent-cookie=1; consent-cookie=2")).toBe("unset");
});

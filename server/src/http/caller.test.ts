import type { IncomingMessage } from "node:http";
import { readConfig } from "@inktvis/api/platform/config";
import { describe, expect, it } from "vitest";
import { addressOf, isOperator } from "./caller.ts";

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const config = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY, SESSION_SECRET: "x".repeat(32) });

describe("who calls", () => {
  it("is whom the socket says, without a proxy", () => {
    expect(addressOf(config("off"), from("10.0.0.1", { "x-forwarded-for": "9.9.9.9" }))).toBe("10.0.0.1");
  });

  it("is whom our own proxy added, and nobody that the browser named", () => {
    expect(addressOf(config("on"), from("10.0.0.1", { "x-forwarded-for": "9.9.9.9, 1.2.3.4" }))).toBe("1.2.3.4");
  });

  it.each([
    ["127.0.0.1", {}, true],
    ["::ffff:127.0.0.1", {}, true],
    ["::1", {}, true],
    ["192.168.1.7", {}, true],
    ["84.1.2.3", {}, false],
    ["2001:db8::1", {}, false],
    ["127.0.0.1", { "x-forwarded-for": "84.1.2.3" }, false],
  ])("runs the machine from %s with %o: %s", (address, headers, expected) => {
    expect(isOperator(from(address, headers as Record<string, string>))).toBe(expected);
  });
});

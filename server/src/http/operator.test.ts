import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { isOperator } from "./operator.ts";

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe("isOperator", () => {
  it.each([
    ["127.0.0.1", {}, true],
    ["::ffff:127.0.0.1", {}, true],
    ["::1", {}, true],
    ["192.168.1.7", {}, true],
    ["84.1.2.3", {}, false],
    ["2001:db8::1", {}, false],
    ["127.0.0.1", { "x-forwarded-for": "84.1.2.3" }, false],
    ["127.0.0.1", { host: "localhost:3000" }, true],
    ["127.0.0.1", { host: "127.0.0.1:3000" }, true],
    ["::1", { host: "[::1]:3000" }, true],
    ["192.168.1.7", { host: "inktvis:3000" }, true],
    // A web page whose host name points here, opened in a browser in the private network (DNS rebinding).
    ["127.0.0.1", { host: "kwaad.example" }, false],
    ["192.168.1.7", { host: "127.0.0.1.kwaad.example:3000" }, false],
  ])("of a request from %s with %o is %s", (address, headers, expected) => {
    expect(isOperator(from(address, headers as Record<string, string>))).toBe(expected);
  });
});

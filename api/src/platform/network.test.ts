import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { callerNetwork, networkOf, networkPrefix } from "./network.ts";
import { useTestApi } from "#testing/test-api.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;
const config = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY, SESSION_SECRET: "x".repeat(32) });

describe("the client address", () => {
  it.each([
    ["off", "9.9.9.9", "10.0.0.1"],
    ["0", "9.9.9.9", "10.0.0.1"],
    ["on", "9.9.9.9, 1.2.3.4", "1.2.3.4"],
    ["1", "9.9.9.9, 1.2.3.4", "1.2.3.4"],
    ["2", "9.9.9.9, 1.2.3.4, 5.6.7.8", "1.2.3.4"],
    // Fewer proxies than configured: the address that the nearest one saw.
    ["3", "1.2.3.4", "1.2.3.4"],
    ["1", undefined, "10.0.0.1"],
    ["1", "9.9.9.9, 1.2.3.4:5678", "1.2.3.4"],
    ["1", "[2001:db8::1]:5678", "2001:db8::/64"],
  ])("with TRUST_PROXY=%s and the chain %s is %s", (setting, forwarded, network) => {
    expect(callerNetwork(config(setting), from("10.0.0.1", forwarded))).toBe(network);
  });

  it("rejects an invalid number of proxies", () => {
    for (const wrong of ["yes", "-1", "1.5", "100"]) expect(() => config(wrong)).toThrow("TRUST_PROXY");
  });
});

describe("a network", () => {
  it.each([
    ["1.2.3.4", "1.2.3.4"],
    ["::ffff:1.2.3.4", "1.2.3.4"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["", "unknown"],
    ["_hidden", "unknown"],
  ])("of %s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ["81.82.83.84", "81.82.83"],
    ["2001:db8:1:2::/64", "2001:db8:1"],
    ["unknown", "unknown"],
  ])("%s has the prefix %s", (network, prefix) => {
    expect(networkPrefix(network)).toBe(prefix);
  });
});

describe("rate limits by network", () => {
  const test = useTestApi({ TRUST_PROXY: "2", LIMIT_REGISTER: "2/1h" });
  const form = { nickname: "Lid", password: "een goed wachtwoord", termsVersion: 1 };

  /** Registers through two proxies; returns the status. */
  async function registerFrom(forwarded: string) {
    const browser = test.browser();
    const headers = { "x-csrf-token": await browser.csrfToken("auth"), "x-forwarded-for": forwarded };
    const body = { ...form, email: `${crypto.randomUUID()}@voorbeeld.example` };
    return (await browser.send("POST", "/auth/register", "auth", { body, headers })).status;
  }

  it("count all addresses of an IPv6 /64 as one", async () => {
    const statuses = [];
    for (const host of ["1", "2", "ffff:1"]) statuses.push(await registerFrom(`2001:db8:0:7::${host}, 10.0.0.9`));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await registerFrom("2001:db8:0:8::1, 10.0.0.9")).toBe(200);
  });

  it("ignore forged entries of X-Forwarded-For", async () => {
    const statuses = [];
    for (const invented of ["1.1.1.1", "2.2.2.2", "3.3.3.3"])
      statuses.push(await registerFrom(`${invented}, 84.1.2.3, 10.0.0.9`));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await registerFrom("84.1.2.3, 84.1.2.4, 10.0.0.9")).toBe(200);
  });
});

import { endpoint } from "@inktvis/contract/layer/endpoint";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Context } from "../context.ts";
import { inProcessCall } from "./in-process-client.ts";

const base = { access: "public", summary: "Voor deze test", response: z.number() } as const;
const contract = {
  things: {
    read: endpoint({ ...base, method: "GET", path: "/things" }),
    ask: endpoint({ ...base, method: "POST", path: "/things/ask", changesNothing: true }),
    change: endpoint({ ...base, method: "POST", path: "/things/change" }),
  },
};

describe("a page that is being rendered", () => {
  const handlers = { things: { read: () => 1, ask: () => 2, change: () => 3 } };
  const call = inProcessCall(contract, handlers, () => Promise.resolve({} as Context));

  it("can read, and can call endpoints that change nothing", async () => {
    expect([await call(["things", "read"], {}), await call(["things", "ask"], {})]).toEqual([1, 2]);
  });

  it("cannot change anything, which takes a browser with its CSRF token", async () => {
    await expect(call(["things", "change"], {})).rejects.toThrow("things.change changes something");
  });
});

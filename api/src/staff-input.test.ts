import { contract } from "@inktvis/contract";
import { STAFF_RIGHTS } from "@inktvis/contract/access";
import { type Endpoint, endpointsOf } from "@inktvis/contract/layer/endpoint";
import { beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "./features/people/person.factory.ts";
import { GOOD } from "./good-bodies.ts";
import type { TestBrowser } from "./platform/testing/test-browser.ts";
import { useTestApi } from "./platform/testing/test-api.ts";

/* contract.test.ts walks as a member, whom the staff room refuses before it reads: this walks on as who may. */

const test = useTestApi();
const endpoints = [...endpointsOf(contract)]
  .filter(([, { access }]) => STAFF_RIGHTS.some((right) => right === access))
  .map(([name, endpoint]): [string, Endpoint] => [name.join("."), endpoint]);

const HOSTILE: unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  2 ** 31,
  "",
  "\u0000",
  "%_\\",
  "x".repeat(5000),
  "\ud800",
  true,
  [],
  [null],
  {},
  { action: "create", name: "x.pdf", data: "data:application/pdf;base64,AAAA" },
  "data:image/png;base64,AAAA",
  "javascript:alert(1)",
  "99999999-9999-9999-9999-999999999999",
  "2026-13-45T99:99",
];

describe("what staff may send", () => {
  let staff: TestBrowser;
  beforeAll(async () => {
    staff = await test.browser().signInAs((await aPerson(test.services, { roles: ["superadmin"] })).id, ["staff"]);
  });

  it.each(endpoints)("%s never fails on it", async (name, { method, path, body, query }) => {
    const ids = [crypto.randomUUID(), "1", "organization", "-1", "99999999999", "\u0000"];
    const fields = Object.keys((body as { shape?: object } | undefined)?.shape ?? {});
    const narrowed = Object.keys((query as { shape?: object } | undefined)?.shape ?? {});
    const addresses = ids.map((id) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)));
    const headers = { "x-csrf-token": await staff.csrfToken("staff") };
    const calls =
      method === "GET"
        ? narrowed.flatMap((field) =>
            HOSTILE.filter((value) => value !== "\ud800").map((value) => ({
              at: `${addresses[0]}?${field}=${encodeURIComponent(String(value))}`,
              sent: undefined,
            })),
          )
        : fields.flatMap((field) =>
            HOSTILE.flatMap((value) =>
              [...new Set(addresses)].map((at) => ({ at, sent: { ...GOOD[name], [field]: value } })),
            ),
          );
    for (const { at, sent } of [
      ...addresses.map((at) => ({ at, sent: method === "GET" ? undefined : {} })),
      ...calls,
    ]) {
      const answer = await staff.send(method, at, "staff", { ...(sent && { body: sent }), headers });
      expect(answer.status, `${method} ${at.slice(0, 200)} ${JSON.stringify(sent)?.slice(0, 300)}`).toBeLessThan(500);
    }
  });
});

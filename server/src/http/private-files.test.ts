import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { anAcademyRegistration } from "@inktvis/api/features/academy/registrations/academy.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { originOf, SITE_NAMES } from "@inktvis/contract/sites";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDispatcher } from "./dispatcher.ts";
import { createMetrics } from "./metrics.ts";

/* docs/product/academy.md#files */

const test = useTestApi();
let server: Server;
beforeAll(async () => {
  const { services, api } = test;
  const none = () => Promise.reject(new Error("no pages here"));
  const web = { web: none, assets: () => undefined, dev: false };
  server = createServer(
    createDispatcher({ services, api, metrics: createMetrics(services), isStopping: () => false, ...web }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => server.close());

async function statusAt(host: string, path: string, cookie: string | undefined) {
  const { port } = server.address() as AddressInfo;
  const headers = { host, ...(cookie && { cookie }) };
  const [answer] = (await once(request({ port, host: "127.0.0.1", path, headers }).end(), "response")) as [
    IncomingMessage,
  ];
  answer.resume();
  return answer.statusCode;
}

describe("a file of a registration for the academy", () => {
  it("has no public address on any of the eight hosts, not even for the staff of the academy", async () => {
    const { key } = await anAcademyRegistration(test.services);
    expect(await test.services.files.exists(key)).toBe(true);
    const { id } = await aPerson(test.services, { roles: ["superadmin"] });
    const admin = await test.browser().signInAs(id, [...SITE_NAMES]);
    const statuses = [];
    for (const site of SITE_NAMES) {
      const { host } = new URL(originOf(test.services.config.sites, site));
      for (const cookie of [undefined, admin.cookies.get(site)])
        for (const path of [`/media/${key}`, `/media/files/../${key}`, `/media/${encodeURIComponent(key)}`])
          statuses.push(await statusAt(host, path, cookie));
    }
    expect(SITE_NAMES).toHaveLength(8);
    expect(new Set(statuses)).toEqual(new Set([404]));
  });
});

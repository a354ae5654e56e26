import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { paymentChanged } from "./check-payment.kind.ts";
import { webhookUrlOf } from "./webhook-address.ts";

const test = useTestApi({ SITES_DOMAIN: "inktvis.example" });
const urlOf = (paymentId: string) => webhookUrlOf(test.services.config, paymentId) ?? "";

/** Calls it as Mollie does: with a form, and nothing that a browser would send. */
async function notify(url: string, payload = "id=tr_1") {
  const { host, pathname } = new URL(url);
  const headers = { host, "content-type": "application/x-www-form-urlencoded" };
  const answer = await test.api.app.inject({ method: "POST", url: pathname, headers, payload });
  return [answer.statusCode, answer.body];
}
/** The payments that a job is going to check. */
async function noticed() {
  const { rows } = await sql<{ id: string }>`
    select data ->> 'paymentId' as id from pgboss.job where name = ${paymentChanged.name}`.execute(test.services.db);
  return rows.map(({ id }) => id);
}
beforeEach(() => sql`delete from pgboss.job where name = ${paymentChanged.name}`.execute(test.services.db));

describe("the webhook of a payment", () => {
  it("responds at once, without a body, and has the payment checked", async () => {
    const id = crypto.randomUUID();
    expect(urlOf(id)).toMatch(/^http:\/\/api\.organization\.inktvis\.example:3000\/api\/payments\//);
    expect(await notify(urlOf(id))).toEqual([200, ""]);
    expect(await noticed()).toEqual([id]);
  });

  it("responds in the same way to a forged address, and checks nothing", async () => {
    const id = crypto.randomUUID();
    const url = urlOf(id);
    const forged = [url.replace(id, crypto.randomUUID()), `${url}x`, url.replace(/\.[^.]+$/, ""), url.replace(id, "")];
    for (const address of [...forged, url.replace(/[^/]+$/, "%00"), url.replace(/[^/]+$/, "x")])
      expect(await notify(address), address).toEqual([200, ""]);
    expect(await noticed()).toEqual([]);
  });

  it("ignores what is sent along", async () => {
    const id = crypto.randomUUID();
    await notify(urlOf(id), `id=tr_2&paymentId=${crypto.randomUUID()}`);
    expect(await noticed()).toEqual([id]);
  });
});

describe("the address of a webhook", () => {
  const urlAt = (host: string) => {
    const { config } = test.services;
    return webhookUrlOf(
      { ...config, sites: { ...config.sites, hosts: { ...config.sites.hosts, organization: host } } },
      "1",
    );
  };
  const names = [
    "localhost",
    "organization.localhost",
    "inktvis.local",
    "a.test",
    "a.internal",
    "a.lan",
    "a.home.arpa",
  ];
  it.each([...names, "192.168.1.7", "[::1]"])("is not given to a provider that cannot reach %s", (host) =>
    expect(urlAt(host)).toBeUndefined(),
  );
  it.each(["www.inktvis.be", "localhost.be", "organization.203.0.113.7.nip.io"])("is given at %s", (host) =>
    expect(urlAt(host)).toContain(`://api.${host}`),
  );
});

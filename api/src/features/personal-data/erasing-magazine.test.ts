import { beforeAll, describe, expect, it } from "vitest";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestResponse } from "#testing/test-browser.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aHouse } from "#features/billing/invoices/invoice.factory.ts";
import { aMagazineRequest } from "#features/magazine/requests/request.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aDueErasure } from "./due-erasure.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";

const test = useTestApi();
let staff: TestBrowser;
beforeAll(async () => {
  await aHouse(test.services);
  const admin = await aPerson(test.services, { roles: ["superadmin"] });
  staff = await test.browser().signInAs(admin.id, ["staff"]);
});

it("erases requests for the magazine, including those from before the account; an invoiced one is kept without the person", async () => {
  const { services } = test;
  const person = await aPerson(services);
  const [own, before, invoiced, other] = [
    await aMagazineRequest(services, { user_id: person.id }),
    await aMagazineRequest(services, { email: person.email }),
    await aMagazineRequest(services, { user_id: person.id }),
    await aMagazineRequest(services),
  ];
  expect((await staff.post(`/staff/shipments/${invoiced.id}/invoice`, { price: "list" }, "staff")).status).toBe(201);
  await erasePerson(services, await aDueErasure(test, person.id));
  const left = await services.db
    .selectFrom("magazine_subscriptions")
    .select(["id", "name", "email", "user_id", "address_street", "fingerprint"])
    .where("id", "in", [own.id, before.id, invoiced.id, other.id])
    .execute();
  expect(new Map(left.map(({ id, ...who }) => [id, who]))).toEqual(
    new Map<string, unknown>([
      [invoiced.id, { name: null, email: null, user_id: null, address_street: null, fingerprint: null }],
      [other.id, expect.objectContaining({ name: "Anneleen Wouters" })],
    ]),
  );
  const invoices = services.db.selectFrom("invoices").select("user_id").where("subscription_id", "=", invoiced.id);
  expect(await invoices.execute()).toEqual([{ user_id: null }]);
});

describe("erasing somebody while staff handles their request", () => {
  /** Starts the erasure while staff has locked the request and waits for a table. */
  async function erasedDuring(
    table: "audit_log" | "invoice_counters",
    person: { id: string },
    act: () => Promise<TestResponse>,
  ) {
    const requestId = await aDueErasure(test, person.id);
    const [answer] = await inOrderOf(test)(blockWrites(table), [act, () => erasePerson(test.services, requestId)]);
    return answer;
  }
  const left = ({ id }: { id: string }) =>
    test.services.db.selectFrom("magazine_subscriptions").select(["name", "email"]).where("id", "=", id).execute();

  it("keeps an invoice that is being made, without the person", async () => {
    const person = await aPerson(test.services);
    const request = await aMagazineRequest(test.services, { email: person.email });
    const answer = await erasedDuring("invoice_counters", person, () =>
      staff.post(`/staff/shipments/${request.id}/invoice`, { price: "list" }, "staff"),
    );
    expect(answer).toMatchObject({ status: 201 });
    expect(await left(request)).toEqual([{ name: null, email: null }]);
  });

  it("causes no deadlock with ticking the request as sent", async () => {
    const person = await aPerson(test.services);
    const request = await aMagazineRequest(test.services, { user_id: person.id });
    const answer = await erasedDuring("audit_log", person, () =>
      staff.post(`/staff/shipments/${request.id}/sent`, { isSent: 1 }, "staff"),
    );
    expect([200, 404]).toContain(answer.status);
    expect(await left(request)).toEqual([]);
  });
});

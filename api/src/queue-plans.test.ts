import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { anOpenPeriod } from "./features/academy/registrations/academy.factory.ts";
import { aPerson } from "./features/people/people/person.factory.ts";
import type { Services } from "./platform/context.ts";
import { findFullScans, sizesOf } from "./testing/query-plan.ts";
import { useTestApi } from "./testing/test-api.ts";
import type { TestBrowser } from "./testing/test-browser.ts";

/* Like plans.test.ts, for the work queues of staff about the academy and the magazine. */

const test = useTestApi();

const ROWS = 4000;

async function manyRows({ db }: Services, periodId: string, groupId: string) {
  await sql`
    with people as (
      insert into users (slug, nickname, email, password_hash, terms_agreed_at)
      select 'kandidaat-' || n, 'Kandidaat ' || n, 'kandidaat-' || n || '@lezers.example', '', now()
      from generate_series(1, ${ROWS}::int) n returning id, email
    ), registered as (
      insert into academy_registrations (id, period_id, user_id, email, first_name, last_name, date_of_birth, phone,
        address_street, address_number, address_postal_code, address_city, address_country, created_at)
      select uuidv7(), ${periodId}::uuid, id, email, 'Nele', 'Quaghe', '1990-01-01', '0470', 'Kade', '1', '9000', 'Gent', 'BE', now()
      from people returning id, user_id
    )
    insert into academy_registration_groups (registration_id, group_id, user_id)
    select id, ${groupId}::uuid, user_id from registered`.execute(db);
  await sql`
    insert into magazine_subscriptions (fingerprint, requested_at, name, email, address_street, address_number,
      address_postal_code, address_city, address_country, list_price, reduced_price, sent_at)
    select convert_to('vraag-' || n, 'UTF8'), now() - n * interval '1 minute', 'Nele ' || n, n || '@lezers.example', 'Kade', '1', '9000',
      'Gent', 'BE', 2400, 1800, case when n % 50 > 0 then now() end
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`analyze`.execute(db);
}

describe("every list of work for staff uses an index", () => {
  let admin: TestBrowser;
  let period: { id: string; groupIds: string[] };
  let sizes: Awaited<ReturnType<typeof sizesOf>>;
  beforeAll(async () => {
    const { services } = test;
    period = await anOpenPeriod(services);
    const [first = "", second = ""] = period.groupIds;
    await manyRows(services, period.id, first);
    await services.db.updateTable("academy_groups").set({ title: "Leeg" }).where("id", "=", second).execute();
    sizes = await sizesOf(services.db);
    admin = await test.browser().signInAs((await aPerson(services, { roles: ["admin"] })).id, ["staff"]);
  });

  it("is tested on large tables", () => {
    const large = ["academy_registrations", "magazine_subscriptions", "users"];
    expect([...sizes.keys()]).toEqual(expect.arrayContaining(large));
  });

  it.each([
    ["registrations of a period", () => `sa-registrations?periodId=${period.id}`, 4],
    ["registrations of a group", () => `sa-registrations?groupId=${period.groupIds[1]}`, 4],
    ["requests and add-ons to send", () => "shipments?state=to-send&addOn=verzin", 4],
  ])("%s", async (_name, path, most) => {
    const queries = await test.queriesOf(async () => {
      expect((await admin.get(`/staff/${path()}`)).status).toBe(200);
    });
    expect(queries.length).toBeLessThanOrEqual(most);
    const faults: string[] = [];
    for (const query of new Map(queries.map((each) => [each.sql, each])).values())
      for (const fault of await findFullScans(test.services.db, query, sizes)) faults.push(`${fault}: ${query.sql}`);
    expect(faults).toEqual([]);
  });
});

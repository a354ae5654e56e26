import { beforeAll, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { anAcademyRegistration } from "#features/academy/registrations/academy.factory.ts";
import { aPdf } from "#features/academy/registrations/documents.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { exportOf } from "./export-of.factory.ts";
import { erasePerson } from "./operations/erase-person.ts";

/* docs/product/academy.md#erasure */

const test = useTestApi();
beforeAll(() => aPerson(test.services, { roles: ["superadmin"] }));

it("exports registrations for the academy together with their files", async () => {
  const { id } = await aPerson(test.services);
  await anAcademyRegistration(test.services, { user_id: id });
  const browser = await test.browser().signInAs(id, ["community", "account"]);
  const { files, json } = await exportOf(test, browser);
  expect(Buffer.from(files["schrijfacademie/1-test.pdf"] ?? [])).toEqual(aPdf());
  const data = JSON.parse(json);
  expect(data["Inschrijvingen voor de Schrijfacademie"]).toMatchObject([{ Voornaam: "Marit", Periode: "Schooljaar" }]);
  expect(data["Groepen van de Schrijfacademie waarvoor je je inschreef"]).toEqual([{ Groep: "Proza" }]);
});

it("erases them with the account, including their files, and deletes the person from the list of updatees", async () => {
  const { db, files } = test.services;
  const now = test.clock.now();
  const [leaver, stayer] = [await anAcademyRegistration(test.services), await anAcademyRegistration(test.services)];
  await db.insertInto("academy_updatees").values({ user_id: leaver.userId, listed_at: now }).execute();
  const request = await db
    .insertInto("data_requests")
    .values({ user_id: leaver.userId, kind: "erasure", asked_at: now, due_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await erasePerson(test.services, request.id);
  await test.runJobs();
  expect([await files.exists(leaver.key), await files.exists(stayer.key)]).toEqual([false, true]);
  const left = await db.selectFrom("academy_registrations").select("id").execute();
  expect(left.map(({ id }) => id)).not.toContain(leaver.id);
  expect(left.map(({ id }) => id)).toContain(stayer.id);
  expect(await db.selectFrom("academy_updatees").selectAll().execute()).toEqual([]);
});

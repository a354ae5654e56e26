import type { Insertable } from "kysely";
import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { AcademyPeriods, AcademyRegistrations } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { validRegistrant } from "#valid-bodies.ts";
import { isOpenAt } from "../periods/period.policy.ts";
import { documentKey, DOCUMENT_TYPES } from "./document-store.ts";
import { aPdf, fileNamed } from "./documents.factory.ts";

interface WantedPeriod extends Partial<Insertable<AcademyPeriods>> {
  groups?: readonly string[];
}

/** A period that opened a month ago and closes in a month; two in one test may not overlap. */
export async function aPeriod({ db, clock }: Services, { groups = ["Proza", "Poëzie"], ...wanted }: WantedPeriod = {}) {
  const now = clock.now();
  const { id } = await db
    .insertInto("academy_periods")
    .values({
      title: "Schooljaar",
      opens_at: later(now, -days(30)),
      closes_at: later(now, days(30)),
      created_at: now,
      updated_at: now,
      ...wanted,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, groupIds: await addGroups(db, id, groups) };
}

async function addGroups(db: Services["db"], periodId: string, titles: readonly string[]) {
  const { next } = await db
    .selectFrom("academy_groups")
    .select(({ fn }) => fn.countAll<number>().as("next"))
    .where("period_id", "=", periodId)
    .executeTakeFirstOrThrow();
  const added = await db
    .insertInto("academy_groups")
    .values(titles.map((title, at) => ({ period_id: periodId, title, position: next + at })))
    .returning("id")
    .execute();
  return added.map(({ id }) => id);
}

/** The open period of this database, which has at most one, with two new groups. */
export async function anOpenPeriod(services: Services) {
  const { db, clock } = services;
  const open = await db
    .selectFrom("academy_periods as period")
    .select("period.id")
    .where(isOpenAt(clock.now()))
    .executeTakeFirst();
  if (!open) return aPeriod(services);
  return { id: open.id, groupIds: await addGroups(db, open.id, ["Toneel", "Essay"]) };
}

interface WantedRegistration extends Partial<Insertable<AcademyRegistrations>> {
  /** By default the first of two new groups. */
  group_ids?: readonly string[];
}

/** Somebody's registration with a test, in the open period. */
export async function anAcademyRegistration(
  services: Services,
  { group_ids: wantedGroups, ...wanted }: WantedRegistration = {},
) {
  const { db, clock, files } = services;
  const id = crypto.randomUUID();
  const period = wanted.period_id && wantedGroups ? undefined : await anOpenPeriod(services);
  const userId = wanted.user_id ?? (await aPerson(services)).id;
  const groupIds = wantedGroups ?? period?.groupIds.slice(0, 1) ?? [];
  await db
    .insertInto("academy_registrations")
    .values({
      id,
      period_id: period?.id ?? "",
      user_id: userId,
      email: validRegistrant.email,
      first_name: validRegistrant.firstName,
      last_name: validRegistrant.lastName,
      date_of_birth: validRegistrant.dateOfBirth,
      phone: "+32470123456",
      address_street: validRegistrant.addressStreet,
      address_number: validRegistrant.addressNumber,
      address_postal_code: validRegistrant.addressPostalCode,
      address_city: validRegistrant.addressCity,
      address_country: validRegistrant.addressCountry,
      created_at: clock.now(),
      ...wanted,
    })
    .execute();
  await db
    .insertInto("academy_registration_groups")
    .values(groupIds.map((group_id) => ({ registration_id: id, group_id, user_id: userId })))
    .execute();
  await db
    .insertInto("academy_files")
    .values({ registration_id: id, kind: "test", name: "Mijn test.pdf", extension: "pdf", size: aPdf().length })
    .execute();
  const key = documentKey({ registrationId: id, kind: "test", extension: "pdf" });
  await files.put(key, aPdf(), DOCUMENT_TYPES.pdf);
  return { id, key, userId, groupIds };
}

/** A complete form; undefined leaves a field out, except the test. */
export function registrationForm(values: Readonly<Record<string, unknown>>) {
  const form = new FormData();
  const all = { ...validRegistrant, ...values, test: values["test"] ?? fileNamed("Mijn test.pdf", aPdf()) };
  for (const [name, value] of Object.entries(all)) {
    const field = Array.isArray(value) ? `${name}[]` : name;
    for (const each of [value].flat()) if (each !== undefined) form.append(field, each as string | File);
  }
  return form;
}

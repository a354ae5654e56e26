import type { Insertable } from "kysely";
import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { storeWording } from "#platform/db/accepted-wordings.ts";
import type { Enrolments } from "#platform/db/tables.gen.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { STORED_PERSON } from "#features/people/people/person-details.factory.ts";

interface Wanted extends Partial<Insertable<Enrolments>> {
  course_id: string;
  /** How far the enrolment is; `enrolled` unless asked otherwise. `paying` holds a seat, `lapsed` held one. */
  state?: "begun" | "paying" | "lapsed" | "enrolled" | "delisted";
}

/** An enrolment of a new member, in the given state; nothing follows from it, no mail and no notification. */
export async function anEnrolment(services: Services, { state = "enrolled", ...wanted }: Wanted) {
  const now = services.clock.now();
  const user_id = wanted.user_id === undefined ? (await aPerson(services)).id : wanted.user_id;
  const held = { reserved_since: now, reserved_until: later(now, services.config.enrolmentExpires) };
  const lapsed = { reserved_since: later(now, -services.config.enrolmentExpires), reserved_until: now };
  const columns = {
    begun: {},
    paying: { ...STORED_PERSON, ...held },
    lapsed: { ...STORED_PERSON, ...lapsed },
    enrolled: { ...STORED_PERSON, finalized_at: now },
    delisted: { ...STORED_PERSON, finalized_at: now, delisted_at: now },
  }[state];
  return services.db.transaction().execute(async (tx) => {
    const { conditions } = await tx
      .selectFrom("courses")
      .select("conditions")
      .where("id", "=", wanted.course_id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const body = conditions ?? "<p>Wie inschrijft, komt.</p>";
    return tx
      .insertInto("enrolments")
      .values({
        accepted_conditions_id: await storeWording(tx, "course_conditions", { ownerId: wanted.course_id, body }),
        started_at: now,
        updated_at: now,
        ...columns,
        ...wanted,
        user_id,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

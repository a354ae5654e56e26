import { delistEnrolment } from "#features/enrolments/delisting/delist-enrolment.ts";
import { lockEnrolmentIfThere } from "#features/enrolments/enrolments/queries/lock-enrolment.ts";
import { days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Demo } from "../demo.ts";

const COURSE = "12-kijken-tot-het-iets-wordt";
const LEFT = "wedstrijdorganisator";
const ASKS = "leeskring";

/** A participant who was delisted and got half of the price back, and one who requests to be delisted. */
export async function addDelistings(tx: Tx, services: Services, { personId, courseId, now }: Demo) {
  const idOf = async (person: string) => {
    const { id } = await tx
      .selectFrom("enrolments")
      .select("id")
      .where("course_id", "=", courseId(COURSE))
      .where("user_id", "=", personId(person))
      .executeTakeFirstOrThrow();
    return id;
  };
  await tx
    .updateTable("enrolments")
    .set({
      delist_requested_at: later(now, -days(2)),
      delist_request_reason: "Onze kring valt stil in het voorjaar. Kan iemand anders onze plaats krijgen?",
    })
    .where("id", "=", await idOf(ASKS))
    .execute();
  const locked = await lockEnrolmentIfThere(tx, await idOf(LEFT));
  if (!locked) return;
  const { course } = locked;
  await delistEnrolment(tx, services, {
    ...locked,
    as: "organizer",
    refund: Math.floor((course.price ?? 0) / 2),
    message: "Jammer dat het niet lukt. Zoals afgesproken krijg je de helft terug.",
    by: course.organizer_id,
    now,
  });
}

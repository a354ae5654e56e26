import { brusselsDay, days, hours, later } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Demo } from "../demo.ts";

const COURSE = "15-natuurdagboek";
/** Keys of the people who were there on the first day. */
const PRESENT = ["jurylid", "lid"];

const MAILS = [
  {
    ago: 20,
    subject: "Welkom bij het natuurdagboek",
    body: "Fijn dat je meedoet!\n\nBreng een boekje mee dat in je jaszak past, en een potlood: inkt loopt uit in de regen.",
  },
  {
    ago: 5,
    subject: "Zondag begint het",
    body: "We vertrekken om 9 uur aan de kerk van Oud-Turnhout. Trek laarzen aan, want de beek staat hoog.",
    action_text: "Bekijk de wandeling",
    action_url: "https://bosschool.example/wandeling",
  },
];

/** The mailings of an organiser to the participants of a course, and the attendance on its first day. */
export async function addMailings(tx: Tx, { personId, courseId, now }: Demo) {
  const course = await tx
    .selectFrom("courses")
    .select(["id", "organizer_id", "start_date"])
    .where("id", "=", courseId(COURSE))
    .executeTakeFirstOrThrow();
  const participants = await tx
    .selectFrom("enrolments")
    .select(["id", "user_id"])
    .where("course_id", "=", course.id)
    .where("finalized_at", "is not", null)
    .$narrowType<{ user_id: string }>()
    .execute();
  for (const { ago, ...mail } of MAILS) {
    const sent_at = later(now, -days(ago));
    const { id: mailing_id } = await tx
      .insertInto("course_mailings")
      .values({
        id: crypto.randomUUID(),
        course_id: course.id,
        sent_by: course.organizer_id,
        ...mail,
        includes_pending: false,
        sent_at,
        recipient_count: participants.length,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("course_mailing_recipients")
      .values(participants.map(({ user_id }) => ({ mailing_id, user_id, mailed_at: sent_at })))
      .execute();
  }
  const { start_date: day } = course;
  // Whether the course has started depends on the day of the week on which the demo is loaded.
  if (day === null || day > brusselsDay(now)) return;
  const present = new Set(PRESENT.map(personId));
  await tx
    .insertInto("attendances")
    .values(
      participants.map(({ id, user_id }) => ({
        enrolment_id: id,
        day,
        present: present.has(user_id),
        ticked_at: later(now, -hours(1)),
        ticked_by: course.organizer_id,
      })),
    )
    .execute();
}

import type { Selectable } from "kysely";
import { writeChoice } from "#features/enrolments/payments/choice.ts";
import { days, later, minutes } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { storeWording } from "#platform/db/accepted-wordings.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Courses } from "#platform/db/tables.gen.ts";
import { demoPerson, type DemoPerson } from "../people.ts";
import { DEMO_ENROLMENTS, type DemoEnrolment } from "./enrolment-list.ts";
import { askInstalments, isAboutInstalments } from "./enrolment-instalments.ts";
import { choose, pay } from "./enrolment-payments.ts";
import { addressOf, invoicingOf } from "./enrolment-people.ts";
import { addHouseData } from "./house.ts";
import type { Demo } from "../demo.ts";

/** The house data, and enrolments in every state that a visitor of the demo can come across. */
export async function addEnrolments(tx: Tx, services: Services, { personId, courseId, now }: Demo) {
  await addHouseData(tx, now);
  for (const wanted of DEMO_ENROLMENTS) {
    const person = demoPerson(wanted.person);
    const course = await tx
      .selectFrom("courses")
      .selectAll()
      .where("id", "=", courseId(wanted.course))
      .executeTakeFirstOrThrow();
    const at = later(now, -days(wanted.ago));
    await addEnrolment(tx, services, { wanted, person, userId: personId(wanted.person), course, at });
  }
}

interface Facts {
  wanted: DemoEnrolment;
  person: DemoPerson;
  userId: string;
  course: Selectable<Courses>;
  at: Date;
}

async function addEnrolment(tx: Tx, services: Services, { wanted, person, userId, course, at }: Facts) {
  const { state, company } = wanted;
  const hasData = state !== "begun";
  const address = addressOf(person);
  const { id } = await tx
    .insertInto("enrolments")
    .values({
      course_id: course.id,
      user_id: userId,
      started_at: at,
      updated_at: at,
      accepted_conditions_id: await storeWording(tx, "course_conditions", {
        ownerId: course.id,
        body: course.conditions ?? "",
      }),
      ...(hasData && address),
      ...(company && invoicingOf(person, company)),
      ...(hasData && state !== "enrolled" && { reserved_since: at, reserved_until: later(at, minutes(30)) }),
      ...(state === "enrolled" && { finalized_at: later(at, minutes(4)) }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (hasData) await answerSurvey(tx, course.id, id);
  if (course.pricing_strategy === "free" || state === "begun" || state === "filled-in") return;
  const bought = await choose(tx, { wanted, course });
  await writeChoice(tx, id, bought.choice);
  if (wanted.discount)
    await tx.updateTable("enrolments").set({ discount_reason: wanted.discount[1] }).where("id", "=", id).execute();
  const paying = { ...bought, state, enrolmentId: id, userId, person, company, at };
  if (isAboutInstalments(state)) await askInstalments(tx, services, { ...paying, state, course });
  else await pay(tx, services, paying);
}

/** Everybody in the demo chooses the first answer. */
async function answerSurvey(tx: Tx, courseId: string, enrolmentId: string) {
  const questions = await tx
    .selectFrom("course_survey_questions as question")
    .innerJoin("course_survey_options as option", "option.question_id", "question.id")
    .select(["question.id as question_id", "option.id as option_id"])
    .where("question.course_id", "=", courseId)
    .where("option.position", "=", 0)
    .execute();
  for (const answer of questions)
    await tx
      .insertInto("enrolment_answers")
      .values({ enrolment_id: enrolmentId, ...answer })
      .execute();
}

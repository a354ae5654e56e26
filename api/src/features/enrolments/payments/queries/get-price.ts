import type { PriceChoices } from "@inktvis/contract/features/enrolments/prices";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { refuseWith } from "#platform/http/errors.ts";
import { noSuchCourse } from "#features/courses/courses/course.errors.ts";
import { atSlug, reachableCourses } from "#features/courses/courses/course.policy.ts";
import { quoteInEuros } from "../../enrolments/quote.ts";
import { readTypedChoice } from "../typed-choice.ts";

/** What a choice would cost, to the cent what saving it would cost; nothing changes. */
export async function getPrice(ctx: MemberContext, slug: string, typed: z.output<typeof PriceChoices>) {
  const { db, viewer } = ctx;
  const course = await atSlug(reachableCourses(ctx), slug).selectAll("course").executeTakeFirst();
  if (!course) throw noSuchCourse();
  const own = await db
    .selectFrom("enrolments")
    .selectAll()
    .where("course_id", "=", course.id)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  // Before the enrolment is begun the country is unknown: the books are offered as in Belgium. No enrolment has the id
  // of a person, so each of their own enrolments counts as another one.
  const enrolment = own ?? { id: viewer.id, user_id: viewer.id, address_country: "BE" };
  const { quote, problems } = await readTypedChoice(db, { course, enrolment }, typed);
  refuseWith(problems);
  return { data: quoteInEuros(quote) };
}

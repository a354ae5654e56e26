import { sql } from "kysely";
import { later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { takesSeat } from "#features/courses/courses/queries/seat-counts.ts";

interface Using {
  courseId: string;
  enrolmentId: string;
  typeId: number;
}

/**
 * Whether a discount of a course may be used once more by this enrolment: one without a number of uses, or withdrawn since
 * it was chosen, always. The caller has locked the course: who takes the last use of it waits for others who do.
 */
export async function isDiscountLeft(
  tx: Tx,
  { now, config }: Pick<MemberContext, "now" | "config">,
  { courseId, enrolmentId, typeId }: Using,
) {
  const given = await tx
    .selectFrom("course_discounts as given")
    .innerJoin("course_discount_types as type", "type.id", "given.discount_type_id")
    .select("type.uses_per_course as uses")
    .where("given.course_id", "=", courseId)
    .where("given.discount_type_id", "=", typeId)
    .executeTakeFirst();
  if (!given || given.uses === null) return true;
  const { used } = await tx
    .selectFrom("enrolments")
    .select((eb) => eb.fn.countAll<number>().as("used"))
    .where("course_id", "=", courseId)
    .where("id", "!=", enrolmentId)
    .where("delisted_at", "is", null)
    // Where seats are without number, who chose it keeps it as long as a seat would be held. What was agreed with a payment
    // that is open stands, whatever became of the seat.
    .where(sql<boolean>`(
      (discount_type_id = ${typeId} and (
        ${takesSeat("enrolments", now)}
        or (reserved_until is null and updated_at > ${later(now, -config.enrolmentExpires)})
      ))
      or exists (
        select from payments where enrolment_id = enrolments.id and state in ('creating', 'pending')
          and (choice->'discount'->>'typeId')::integer = ${typeId}
      )
    )`)
    .executeTakeFirstOrThrow();
  return used < given.uses;
}

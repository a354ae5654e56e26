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
 * Whether this enrolment may still use a discount of a course; always true for one without a maximum number of uses,
 * or that was withdrawn after it was chosen. The caller has locked the course, so that people who want the last use
 * wait for each other.
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
    // With unlimited seats, a person who chose it keeps it for as long as a seat would be held. What was agreed with an
    // open payment stands, whatever happened to the seat.
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

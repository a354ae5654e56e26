import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { managedCourses } from "#features/courses/courses/course.policy.ts";
import { changeEcourse } from "../../ecourses/manage-ecourse.ts";
import { isArchived, notYourCourses, onlyShown } from "../access.errors.ts";
import { changeLinks, differenceOf, refuseUnseen, saidOf } from "../links.ts";
import { linkedCourses } from "../queries/linked.ts";

interface Input {
  courses: readonly string[];
  before?: readonly string[] | undefined;
}

/**
 * Makes these the courses that use an online course, among those that the viewer manages: links of others stay
 * (docs/product/ecourses.md#access).
 * @throws 404 for people who do not manage the online course; 409 when the links are not those that the viewer saw; 422
 * for courses of others and those without enrolments, and once the online course is archived
 */
export const linkCourses = (ctx: MemberContext, id: string, { courses: wanted, before }: Input) => {
  const chosenOf = (tx: Tx) =>
    managedCourses(tx, ctx.viewer)
      .select(["course.id", "course.title", "course.has_enrollments"])
      .where(sql<boolean>`course.id = any(${wanted}::uuid[])`)
      .orderBy("course.id");
  // Locked, so that they are not deleted in the meantime.
  const lockFirst = (tx: Tx) => chosenOf(tx).forKeyShare("course").execute();
  return changeEcourse(ctx, { act: "link-courses", id, lockFirst }, async (tx, ecourse, say) => {
    const scope = { ...ctx, db: tx };
    const chosen = await chosenOf(tx).execute();
    if (chosen.length < new Set(wanted).size) throw notYourCourses();
    const linked = await linkedCourses(scope, id);
    refuseUnseen(linked, before);
    const difference = differenceOf(linked, chosen);
    const { added, removed } = difference;
    if (added.length > 0 && ecourse.archived_at) throw isArchived();
    if (added.some((course) => !course.has_enrollments)) throw onlyShown();
    await changeLinks(tx, ctx, {
      unlink: { courses: removed.map((course) => course.id), ecourses: [id] },
      link: { courses: added.map((course) => course.id), ecourses: [id] },
    });
    say(saidOf(difference));
    return { data: await linkedCourses(scope, id) };
  });
};

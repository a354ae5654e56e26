import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { changeCourse } from "#features/courses/courses/manage-course.ts";
import { managedEcourses } from "../../ecourses/ecourse.policy.ts";
import { archivedAmong, notYourEcourses, onlyShown } from "../access.errors.ts";
import { changeLinks, differenceOf, refuseUnseen, saidOf } from "../links.ts";
import { linkedEcourses } from "../queries/linked.ts";

interface Input {
  ecourses: readonly string[];
  before?: readonly string[] | undefined;
}

/**
 * Makes these the online courses that a course uses, among those that the viewer manages: links of others stay
 * (docs/product/ecourses.md#access).
 * @throws 404 for people who do not manage the course; 409 when the links are not those that the viewer saw; 422 for
 * online courses of others and archived ones, and for a course without enrolments
 */
export const linkEcourses = (ctx: MemberContext, slug: string, { ecourses: wanted, before }: Input) =>
  changeCourse(ctx, { act: "link-ecourses", slug }, async (tx, course, say) => {
    const scope = { ...ctx, db: tx };
    const chosen = await managedEcourses(tx, ctx.viewer)
      .select(["ecourse.id", "ecourse.title", "ecourse.archived_at"])
      .where(sql<boolean>`ecourse.id = any(${wanted}::uuid[])`)
      .orderBy("ecourse.id")
      // Locked: archiving waits for this, or came first.
      .forShare("ecourse")
      .execute();
    if (chosen.length < new Set(wanted).size) throw notYourEcourses();
    const linked = await linkedEcourses(scope, course.id);
    refuseUnseen(linked, before);
    const difference = differenceOf(linked, chosen);
    const { added, removed } = difference;
    if (added.some((ecourse) => ecourse.archived_at)) throw archivedAmong();
    if (added.length > 0 && !course.has_enrollments) throw onlyShown();
    await changeLinks(tx, ctx, {
      unlink: { courses: [course.id], ecourses: removed.map((ecourse) => ecourse.id) },
      link: { courses: [course.id], ecourses: added.map((ecourse) => ecourse.id) },
    });
    say(saidOf(difference));
    return { data: await linkedEcourses(scope, course.id) };
  });

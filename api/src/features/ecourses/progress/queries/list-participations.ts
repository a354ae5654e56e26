import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { MemberContext } from "#platform/context.ts";
import { followedEcourses } from "../../ecourses/ecourse.policy.ts";
import { completionOf, continueWith, hasBegun } from "../progress.rules.ts";
import { lessonStates } from "./lesson-states.ts";

/** The online courses that the viewer follows; the last opened comes first. */
export async function listParticipations(ctx: MemberContext) {
  const ecourses = await followed(ctx);
  if (ecourses.length === 0) return { data: [] };
  const ids = ecourses.map(({ id }) => id);
  const states = Map.groupBy(await lessonStates(ctx.db, ids, ctx.viewer.id), ({ ecourseId }) => ecourseId);
  const listed = ecourses.map((ecourse) => {
    const lessons = states.get(ecourse.id) ?? [];
    const nextId = continueWith(lessons);
    const lastOpened = Math.max(0, ...lessons.map(({ lastOpenedAt }) => lastOpenedAt?.getTime() ?? 0));
    return {
      ...ecourse,
      completion: completionOf({
        completed: lessons.filter(({ completed }) => completed).length,
        total: lessons.length,
      }),
      continueWith: lessons.find(({ id }) => id === nextId) ?? null,
      hasBegun: hasBegun(lessons),
      lastOpened,
    };
  });
  return { data: listed.toSorted((one, other) => other.lastOpened - one.lastOpened) };
}

const followed = (ctx: MemberContext) =>
  followedEcourses(ctx)
    .select(["ecourse.id", "ecourse.title"])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom("certificates as certificate")
          .select(["certificate.id", "certificate.code"])
          .whereRef("certificate.ecourse_id", "=", "ecourse.id")
          .where("certificate.user_id", "=", ctx.viewer.id)
          .where("certificate.kind", "=", "certificate"),
      ).as("certificate"),
    )
    .orderBy("ecourse.title")
    .orderBy("ecourse.id")
    .execute();

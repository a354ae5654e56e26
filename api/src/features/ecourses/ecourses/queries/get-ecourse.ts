import { sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { invitationOfToken } from "#features/inviting/invitations/invitations-to.ts";
import { completionOf, continueWith, hasBegun } from "../../progress/progress.rules.ts";
import { noSuchEcourse } from "../ecourse.errors.ts";
import { ecoursePermissions, hasAccess, reachableEcourses } from "../ecourse.policy.ts";
import { ecourseFactsOf, FACTS, isInUse } from "./ecourse-columns.ts";
import { isOffered } from "./offered-test.ts";
import {
  failedTests,
  hasPassedFinalTestOf,
  isAnsweringFinalTestOf,
  isFailed,
  nextTryOf,
  readOverview,
} from "./read-outline.ts";

/** An online course for people who follow or manage it. @throws 404 */
export async function getEcourse(ctx: MemberContext, id: string, token?: string) {
  const row = await ecourseRow(ctx, id);
  if (!row) throw noSuchEcourse();
  const { modules, lastOpened } = await readOverview(ctx.db, { ecourseId: id, userId: ctx.viewer.id, now: ctx.now });
  const allClasses = modules.flatMap(({ classes }) =>
    classes.map(({ id, title, me }) => ({ id, title, me: { completed: me.completed } })),
  );
  const states = allClasses.map((lesson) => ({
    id: lesson.id,
    completed: lesson.me.completed,
    lastOpenedAt: lastOpened.get(lesson.id) ?? null,
  }));
  return {
    data: {
      ...ecourseFactsOf(row),
      body: row.body,
      revision: row.revision,
      asksAllLessons: row.asks_all_lessons,
      modules,
      allClasses,
      test:
        row.testId === null || row.testTitle === null
          ? null
          : {
              id: row.testId,
              title: row.testTitle,
              me: {
                completed: row.testCompleted,
                begun: row.testBegun,
                failed: isFailed(row),
                nextTryAt: nextTryOf(row, ctx.now),
              },
            },
      invitation: await invitationOf(ctx, id, token),
      me: {
        can: ecoursePermissions(ctx.viewer, row),
        isPreview: !row.hasAccess,
        completion: completionOf({
          completed: states.filter(({ completed }) => completed).length,
          total: states.length,
        }),
        continueWith: continueWith(states),
        hasBegun: hasBegun(states),
        certificateId: row.certificateId,
      },
    },
  };
}

async function invitationOf(ctx: MemberContext, id: string, token: string | undefined) {
  const invitation = await invitationOfToken(ctx, { kind: "ecourse", id }, token);
  return invitation && { usedAt: invitation.usedAt };
}

function ecourseRow(ctx: MemberContext, id: string) {
  const viewerId = ctx.viewer.id;
  return reachableEcourses(ctx)
    .leftJoin("ecourse_tests as test", (join) =>
      join.onRef("test.ecourse_id", "=", "ecourse.id").on("test.lesson_id", "is", null).on(isOffered(viewerId)),
    )
    .leftJoin("certificates as certificate", (join) =>
      join
        .onRef("certificate.ecourse_id", "=", "ecourse.id")
        .on("certificate.user_id", "=", viewerId)
        .on("certificate.kind", "=", "certificate"),
    )
    .leftJoin(failedTests(ctx.db, { ecourseId: id, userId: viewerId }).as("failed"), (join) =>
      join.on("failed.lesson_id", "is", null),
    )
    .select(FACTS)
    .select([
      "ecourse.body",
      "ecourse.revision",
      "ecourse.asks_all_lessons",
      "test.id as testId",
      "test.title as testTitle",
      "certificate.id as certificateId",
      // Students can never delete it, so the query that looks for people in it is skipped for them.
      (ctx.viewer.abilities.userCanCreateEcourses ? isInUse : sql<boolean>`true`).as("isInUse"),
      hasAccess(sql`ecourse.id`, viewerId).as("hasAccess"),
      hasPassedFinalTestOf(sql`ecourse.id`, viewerId).as("testCompleted"),
      isAnsweringFinalTestOf(sql`ecourse.id`, viewerId).as("testBegun"),
      "failed.hasFailed",
      "failed.nextTryAt",
    ])
    .where("ecourse.id", "=", id)
    .executeTakeFirst();
}

import type { MemberContext } from "#platform/context.ts";
import { knownPlace, knownState } from "../../results/award-columns.ts";
import { noFeedback } from "../participation.errors.ts";
import { entriesWithFeedback } from "../participation.policy.ts";

/**
 * The feedback on one's own texts, once the contest has ended and shows it, with the award that the author knows of.
 * Never who wrote it.
 */
export async function listFeedback(ctx: MemberContext, slug: string) {
  const entry = await entriesWithFeedback(ctx)
    .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
    .select("entry.id")
    .where("address.slug", "=", slug)
    .executeTakeFirst();
  if (!entry) throw noFeedback();
  const rows = await ctx.db
    .selectFrom("contributions as contribution")
    .leftJoin("contribution_feedbacks as given", (join) =>
      join
        .onRef("given.contribution_id", "=", "contribution.id")
        .on("given.abstained_because", "is", null)
        .on((eb) => eb.or([eb("given.feedback", "<>", ""), eb("given.points", "is not", null)])),
    )
    .leftJoin("feedback_changes as change", "change.feedback_id", "given.id")
    .select(["contribution.id", "contribution.title", knownState.as("state"), knownPlace.as("place")])
    .select(["given.id as feedbackId", "given.feedback", "given.points", "change.changed_at"])
    .where("contribution.participation_id", "=", entry.id)
    .orderBy("contribution.position")
    .orderBy("given.id")
    .execute();
  const contributions = Map.groupBy(rows, ({ id }) => id);
  return {
    data: [...contributions].map(([id, given]) => ({
      id,
      title: given[0]?.title ?? "",
      state: given[0]?.state ?? "none",
      place: given[0]?.place ?? null,
      feedbacks: given.flatMap(({ feedbackId, feedback, points, changed_at }) =>
        feedbackId === null
          ? []
          : [{ id: feedbackId, feedback: feedback ?? "", points, isChanged: changed_at !== null }],
      ),
    })),
  };
}

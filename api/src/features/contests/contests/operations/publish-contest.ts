import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";
import { isPassed } from "../contest.rules.ts";
import { CONTEST_ADDRESSES } from "../contest-writing.ts";
import { changeContest } from "../manage-contest.ts";

const deadlineIsOver = () =>
  refused("De deadline is al voorbij, dus niemand zou nog kunnen deelnemen. Kies eerst een nieuwe.");

/** Puts a contest on the site; of two simultaneous requests the second changes nothing. */
export async function publishContest(ctx: MemberContext, slug: string) {
  const { now } = ctx;
  await changeContest(ctx, { act: "publish", slug }, async (tx, contest) => {
    if (contest.published_at) return;
    if (contest.mode === "interactive" && isPassed(contest, now)) throw deadlineIsOver();
    await tx
      .updateTable("contests")
      .set({
        published_at: now,
        first_published_at: contest.first_published_at ?? now,
        // Its title is public from now on, so its address may show it; the previous address leads on.
        slug: await claimPermanentSlug(tx, CONTEST_ADDRESSES, { ...contest, isPublic: true }),
      })
      .where("id", "=", contest.id)
      .execute();
  });
}

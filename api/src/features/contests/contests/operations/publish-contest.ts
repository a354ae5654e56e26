import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { claimPermanentSlug } from "#platform/slugs.ts";
import { isPassed } from "../contest.rules.ts";
import { CONTEST_ADDRESSES } from "../contest-writing.ts";
import { changeContest } from "../manage-contest.ts";

const deadlineIsOver = () =>
  refused("De deadline is al voorbij, dus niemand zou nog kunnen deelnemen. Kies eerst een nieuwe.");

/** Puts a contest on the site; the second of two at once changes nothing. */
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
        // Its title is everybody's to know from now on; the address that it had leads on.
        slug: await claimPermanentSlug(tx, CONTEST_ADDRESSES, { ...contest, isPublic: true }),
      })
      .where("id", "=", contest.id)
      .execute();
  });
}

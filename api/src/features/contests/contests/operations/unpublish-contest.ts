import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { changeContest } from "../manage-contest.ts";

const peopleEnter = () =>
  refused("Aan deze wedstrijd kan deelgenomen worden. Ze blijft op de site tot en na haar einde.");

/** Takes a contest that is only shown off the site. */
export async function unpublishContest(ctx: MemberContext, slug: string, reason: string | undefined) {
  await changeContest(ctx, { act: "unpublish", slug, why: { reason } }, async (tx, contest) => {
    if (!contest.published_at) return;
    if (contest.mode === "interactive") throw peopleEnter();
    await tx.updateTable("contests").set({ published_at: null }).where("id", "=", contest.id).execute();
  });
}

import { days, later } from "#platform/clock.ts";
import type { MemberContext } from "#platform/context.ts";
import { refused } from "#platform/http/errors.ts";
import { notify } from "#platform/notifications/notify.ts";
import { changeInContest } from "../../contests/manage-contest.ts";
import { noSuchJuror } from "../jury.errors.ts";
import { isScoringClosed } from "../jury.rules.ts";
import { jurorReminded } from "../jury.jobs.ts";
import { unfinishedJurors } from "../queries/unfinished-jurors.ts";
import { lockJuror } from "../lock-juror.ts";

const REMINDER_INTERVAL = days(1);
const allJudged = () => refused("Dit jurylid beoordeelde alles al wat er nu is.");
const closedAlready = () =>
  refused("De tijd om te scoren is voorbij. Verzet eerst de deadline van de jury in de instellingen.");
const remindedToday = () => refused("Dit jurylid kreeg de voorbije dag al een herinnering. Morgen kan het opnieuw.");

/** Reminds a juror of what they have not judged yet, at most once a day. @throws 404, 422 */
export const remindJuror = (ctx: MemberContext, id: string) =>
  changeInContest(
    ctx,
    { act: "remind-juror", which: { thing: "contest_jury", id }, missing: noSuchJuror },
    async (tx, contest, say) => {
      const { userId, about, remindedAt } = await lockJuror(tx, contest, id);
      const unfinished = (await unfinishedJurors(tx, contest.id)).find(({ juryId }) => juryId === id);
      if (isScoringClosed(contest, ctx.now)) throw closedAlready();
      if (!unfinished) throw allJudged();
      if (remindedAt && ctx.now < later(remindedAt, REMINDER_INTERVAL)) throw remindedToday();
      await tx.updateTable("contest_jury").set({ reminded_at: ctx.now }).where("id", "=", id).execute();
      await notify(tx, {
        to: userId ? [userId] : [],
        type: "juryShouldGiveFeedback",
        about: { contest: contest.id },
        dedupeKey: `${id} ${ctx.now.toISOString()}`,
        now: ctx.now,
      });
      await ctx.jobs.enqueue(tx, jurorReminded, { juryId: id });
      say({ about });
    },
  );

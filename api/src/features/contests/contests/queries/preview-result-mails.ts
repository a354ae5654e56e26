import { awardName } from "@inktvis/contract/features/contests/award-names";
import type { EndInput } from "@inktvis/contract/features/contests/contest-ending";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { FILLED_IN_LATER } from "#platform/mail/mail-preview.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { originOf } from "@inktvis/contract/sites";
import { contestPath } from "@inktvis/contract/page-paths/community";
import { formatDateTime } from "#platform/dutch-dates.ts";
import { contestEndedEarly } from "../../contest-changes/contest-changes.mails.ts";
import { notManaged } from "../contest.errors.ts";
import { atSlug, managedContests } from "../contest.policy.ts";
import { resultMail } from "../result-mails.ts";
import { hasWon } from "../contests.mails.ts";
import { type AwardedText, contestOutcome, entrantOutcomes } from "./contest-outcome.ts";

/**
 * The mails of the result as they would go out now, each with the number of recipients. A mail without recipients is
 * left out; the name of the recipient is still to be filled in.
 */
export async function previewResultMails(ctx: MemberContext, slug: string, input: z.output<typeof EndInput>) {
  const { db, viewer, now } = ctx;
  const managed = await atSlug(managedContests(db, viewer), slug).select("contest.id").executeTakeFirst();
  if (!managed) throw notManaged();
  const showsFeedback = input.showJuryFeedbackToParticipant;
  const outcome = await contestOutcome(db, managed.id);
  const withholdsFeedback = outcome.showsFeedback && !showsFeedback;
  const contest = { ...outcome, showsFeedback, withholdsFeedback, endsEarly: now < outcome.deadline };
  const messages = { winnerMessage: input.winnerMessage ?? "", otherMessage: input.otherMessage ?? "" };
  const entrants = await entrantOutcomes(db, managed.id)
    .innerJoin("users as user", "user.id", "participation.user_id")
    .where("user.blocked_at", "is", null)
    .orderBy("participation.finalized_at")
    .execute();
  const alike = ({ awards, hasFeedback, staysPrivate }: Outcome) =>
    `${!hasWon(awards)}/${showsFeedback && !hasFeedback}/${!staysPrivate}/${awards.map((award) => awardName(award)).join()}`;
  const groups = [...Map.groupBy(entrants, alike)].toSorted(([one], [other]) => one.localeCompare(other));
  const begun = contest.endsEarly ? await previewForBegun(ctx, { id: managed.id, ...outcome }) : [];
  return {
    data: [
      ...begun,
      ...groups.flatMap(([, group]) =>
        group.slice(0, 1).map(({ awards, hasFeedback, staysPrivate }) => ({
          to: hasWon(awards) ? ("winner" as const) : ("other" as const),
          hasFeedback: showsFeedback && hasFeedback,
          count: group.length,
          ...previewOf(resultMail(ctx, { ...FILLED_IN_LATER, contest, awards, hasFeedback, staysPrivate }, messages)),
        })),
      ),
    ],
  };
}

/** The mail to those who started and did not hand in, when the contest ends before its deadline. */
async function previewForBegun(
  { db, config }: MemberContext,
  { id, title, slug, deadline }: { id: string; title: string; slug: string; deadline: Date },
) {
  const { count } = await db
    .selectFrom("participations as participation")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("participation.contest_id", "=", id)
    .where("participation.finalized_at", "is", null)
    .where("user.blocked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (count === 0) return [];
  const url = originOf(config.sites, "community") + contestPath(slug);
  const mail = contestEndedEarly({ ...FILLED_IN_LATER, contest: title, url, deadline: formatDateTime(deadline) });
  return [{ to: "begun" as const, hasFeedback: false, count, ...previewOf(mail) }];
}

type Outcome = { awards: readonly AwardedText[]; hasFeedback: boolean; staysPrivate: boolean };

const previewOf = ({ subject, greeting, paragraphs, action }: Mail) => ({
  subject,
  greeting,
  paragraphs: [...paragraphs],
  button: action?.label ?? null,
});

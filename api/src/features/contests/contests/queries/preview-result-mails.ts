import type { EndInput } from "@inktvis/contract/features/contests/contests";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Mail } from "#platform/mail/mail-content.ts";
import { notManaged } from "../contest.errors.ts";
import { atSlug, managedContests } from "../contest.policy.ts";
import { resultMail } from "../result-mails.ts";

/** Both mails of the result as they would go out now, to somebody whose name is still to be filled in. */
export async function previewResultMails(ctx: MemberContext, slug: string, input: z.output<typeof EndInput>) {
  const { db, viewer } = ctx;
  const contest = await atSlug(managedContests(db, viewer), slug)
    .select(["contest.id", "contest.slug", "contest.title"])
    .executeTakeFirst();
  if (!contest) throw notManaged();
  const entrants = await db
    .selectFrom("participations as participation")
    .select((eb) =>
      eb
        .selectFrom("contributions as contribution")
        .select("contribution.title")
        .whereRef("contribution.participation_id", "=", "participation.id")
        .where("contribution.state", "=", "winner")
        .orderBy("contribution.position")
        .limit(1)
        .as("won"),
    )
    .where("participation.contest_id", "=", contest.id)
    .where("participation.finalized_at", "is not", null)
    .execute();
  const winners = entrants.flatMap(({ won }) => won ?? []);
  const preview = (won: readonly string[]) =>
    previewOf(
      resultMail(
        ctx,
        {
          to: "",
          nickname: "[schrijversnaam]",
          contest: { ...contest, show_jury_feedback_to_participant: input.showJuryFeedbackToParticipant },
          won,
        },
        { winnerMessage: input.winnerMessage ?? "", otherMessage: input.otherMessage ?? "" },
      ),
    );
  return {
    data: {
      winner: preview([winners[0] ?? "[titel van de winnende tekst]"]),
      other: preview([]),
      winnerCount: winners.length,
      otherCount: entrants.length - winners.length,
    },
  };
}

const previewOf = ({ subject, greeting, paragraphs, action }: Mail) => ({
  subject,
  greeting,
  paragraphs: [...paragraphs],
  button: action?.label ?? null,
});

import type { Award } from "@inktvis/contract/features/contests/award-names";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { releasedTexts } from "../../participations/queries/released-texts.ts";
import { awardKey, isAwarded } from "../../results/award-columns.ts";

/** How a contest ended, as its mails describe it. */
export const contestOutcome = (db: Database | Tx, contestId: string) =>
  db
    .selectFrom("contests as contest")
    .select(["contest.slug", "contest.title", "contest.contact_email", "contest.deadline", "contest.ended_at"])
    .select(["contest.show_jury_feedback_to_participant as showsFeedback"])
    .select([
      sql<boolean>`exists (select from contest_jury juror where juror.contest_id = contest.id)`.as("hasJury"),
      sql<boolean>`exists (
        select from contributions one where one.contest_id = contest.id and one.state = 'winner'
      )`.as("hasWinners"),
    ])
    .where("contest.id", "=", contestId)
    .executeTakeFirstOrThrow();

/** The award of a text, with its title. */
export type AwardedText = Award & { title: string };
/** The same with the id of the entry, and the award as it is stored once its author was told. */
type AwardedEntry = AwardedText & { id: string; award: string };

/**
 * The entrants who handed in and so get the result: what was awarded, whether there is feedback to read, and whether
 * they have texts that stay private until they change that.
 */
export const entrantOutcomes = (db: Database | Tx, contestId: string) =>
  db
    .selectFrom("participations as participation")
    .select(["participation.id", "participation.user_id"])
    .select([
      sql<AwardedEntry[]>`(
        select coalesce(json_agg(json_build_object('id', contribution.id, 'title', contribution.title,
          'state', contribution.state, 'place', contribution.place, 'award', ${awardKey})
          order by contribution.position), '[]'::json)
        from contributions contribution
        where contribution.participation_id = participation.id and ${isAwarded} and contribution.title is not null
      )`.as("awards"),
      sql<boolean>`exists (
        select from contributions own
        join contribution_feedbacks given on given.contribution_id = own.id
        where own.participation_id = participation.id and given.abstained_because is null and given.feedback <> ''
      )`.as("hasFeedback"),
    ])
    .select(({ exists }) =>
      exists(
        releasedTexts(db, contestId)
          .select("own.id")
          .where("own.participation_id", "=", sql.ref<string>("participation.id")),
      )
        .$castTo<boolean>()
        .as("staysPrivate"),
    )
    .where("participation.contest_id", "=", contestId)
    .where("participation.finalized_at", "is not", null);

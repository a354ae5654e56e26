import { PersonDetails } from "@inktvis/contract/features/people/person-details";
import type { MemberContext } from "#platform/context.ts";
import { fieldsFrom } from "#platform/db/columns.ts";
import { atSlug, visibleContests } from "../../contests/contest.policy.ts";
import { isPassed, lengthLimitsOf } from "../../contests/contest.rules.ts";
import { noSuchContest } from "../../contests/contest.errors.ts";
import { acceptedRules } from "../accepted-rules.ts";
import { changesOfQuestions, lateQuestions, optionalQuestionsOf, questionsAt } from "../late-questions.ts";
import { hasCompleteData, participantDataOf } from "../participant-data.ts";
import { noSuchParticipation } from "../participation.errors.ts";
import { stateOf, textCountProblem } from "../participation.rules.ts";
import { chosenTexts, isGone } from "./chosen-texts.ts";
import { enteredTexts } from "./entered-texts.ts";

const GONE = "Verwijderde tekst";

/** One's own entry in a contest, with what is filled in so far; null before it was started. */
export async function getParticipation(ctx: MemberContext, slug: string) {
  return { data: (await findParticipation(ctx, slug)) ?? null };
}

/** The same, for the person who started the entry. @throws 404 when there is none */
export async function getBegunParticipation(ctx: MemberContext, slug: string) {
  const data = await findParticipation(ctx, slug);
  // Withdrawn in another window, or erased, a moment ago.
  if (!data) throw noSuchParticipation();
  return { data };
}

async function findParticipation(ctx: MemberContext, slug: string) {
  const { db, viewer, now } = ctx;
  const contest = await atSlug(visibleContests(ctx), slug)
    .leftJoin("contest_results as result", "result.contest_id", "contest.id")
    .selectAll("contest")
    .select("result.released_at as resultReleasedAt")
    .executeTakeFirst();
  if (!contest) throw noSuchContest();
  const entry = await db
    .selectFrom("participations")
    .selectAll()
    .where("contest_id", "=", contest.id)
    .where("user_id", "=", viewer.id)
    .executeTakeFirst();
  if (!entry) return undefined;
  const [chosen, entered, rules, late, changes, profile] = await Promise.all([
    chosenTexts(db, entry.id),
    enteredTexts(db, entry.id),
    acceptedRules(db, entry, contest),
    lateQuestions(db, entry),
    changesOfQuestions(db, contest.id),
    // Erased after the entry was read.
    db.selectFrom("users").selectAll().where("id", "=", viewer.id).executeTakeFirstOrThrow(noSuchParticipation),
  ]);
  return {
    id: entry.id,
    contest: {
      slug: contest.slug,
      title: contest.title,
      rules: contest.rules,
      deadline: contest.deadline.toISOString(),
      endedAt: contest.ended_at?.toISOString() ?? null,
      hasResult: contest.resultReleasedAt !== null,
      isPassed: isPassed(contest, now),
      contributionsPerUser: contest.contributions_per_user ?? 0,
      ...lengthLimitsOf(contest),
      allowFewerContributions: contest.allow_fewer_contributions,
      // An entrant who is still writing answers the current questions.
      ...questionsAt(entry.finalized_at ?? now, contest, changes),
      showJuryFeedbackToParticipant: contest.show_jury_feedback_to_participant,
    },
    state: stateOf(contest, entry.finalized_at, now),
    finalizedAt: entry.finalized_at?.toISOString() ?? null,
    reopenedAt: entry.reopened_at?.toISOString() ?? null,
    acceptedRules: rules,
    optionalQuestions: optionalQuestionsOf(late),
    hasContributions: !chosen.some(isGone) && textCountProblem(contest, chosen.length) === undefined,
    hasCompleteData: hasCompleteData(contest, entry, late),
    mayLink: entry.may_link,
    contributions: chosen.map(({ id, text_id, title }) => ({
      id,
      textId: text_id,
      title: title ?? GONE,
      entered: entered.get(id) ?? null,
    })),
    data: {
      ...participantDataOf(entry),
      // Before anything was filled in: what their profile says.
      ...(entry.first_name === null && fieldsFrom(profile, PersonDetails.keyof().options)),
    },
    me: { can: { delete: contest.ended_at === null } },
  };
}

import type { ContestInput } from "@inktvis/contract/features/contests/contest-input";
import { sql } from "kysely";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { brusselsDay } from "#platform/clock.ts";
import type { Tx } from "#platform/db/database.ts";
import { type Problems, refuseWith } from "#platform/http/errors.ts";
import { refuseUnseenVersion } from "#platform/http/refuse-stale.ts";
import { movePublishableSlug } from "#platform/slugs.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { checkGenres, setGenres } from "#features/texts/genres/chosen-genres.ts";
import { setAgeCategories } from "../age-categories.ts";
import { BANNERS } from "../contest-banners.ts";
import { agesOf } from "../../contest-changes/contest-terms.ts";
import { recordContestChanges } from "../../contest-changes/record-contest-changes.ts";
import { notManaged } from "../contest.errors.ts";
import { type ContestValues, problemsOfMoments, readContestInput } from "../contest-input.ts";
import { announceFeedback } from "../feedback-available.ts";
import { atSlug, managedContests } from "../contest.policy.ts";
import { changeContest, type ManagedContestRow } from "../manage-contest.ts";
import { CONTEST_ADDRESSES } from "../contest-writing.ts";
import { getContest } from "../queries/get-contest.ts";

const EARLIER_DEADLINE = {
  confirmEarlierDeadline:
    "Er doen al mensen mee. Bevestig dat ze minder tijd krijgen, of laat de deadline zoals hij was.",
};

/**
 * Updates a contest. What entrants and jurors rely on is fixed once they started. With a `revision` it refuses to
 * overwrite another one.
 * @throws 404, 409 for another revision, 422
 */
export async function updateContest(ctx: MemberContext, slug: string, input: z.output<typeof ContestInput>) {
  const { db, viewer, now, jobs } = ctx;
  const read = await readContestInput(ctx, input);
  await checkGenres(db, input.genres);
  const managed = await atSlug(managedContests(db, viewer), slug).select("contest.organizer_id").executeTakeFirst();
  if (!managed) throw notManaged();
  const ownerId = managed.organizer_id;
  const currentSlug = await saveWithPictures(ctx, { fields: BANNERS, input, ownerId, isNew: false }, (banners) =>
    changeContest(ctx, { act: "update", slug }, async (tx, contest) => {
      refuseUnseenVersion(contest, input);
      const values = { ...read, ...banners, deadline: keepPassedDeadline(contest.deadline, read.deadline, now) };
      const entries = await entriesOf(tx, contest.id);
      const agesBefore = await agesOf(tx, contest.id);
      refuseWith({
        ...problemsOfChange(contest, values, { ...entries, now }),
        ...(entries.hasBegun &&
          values.deadline < contest.deadline &&
          !input.confirmEarlierDeadline &&
          EARLIER_DEADLINE),
      });
      const newSlug =
        values.title === contest.title
          ? contest.slug
          : await movePublishableSlug(tx, CONTEST_ADDRESSES, contest, values.title);
      const saved = await tx
        .updateTable("contests")
        .set({ ...values, slug: newSlug, revision: contest.revision + 1, updated_at: now })
        .where("id", "=", contest.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await setGenres(tx, "contest_genres", contest.id, input.genres);
      if (saved.deadline > contest.deadline) await dropPassedResultDay(tx, saved);
      const wanted = input.useAgeCategories ? (input.ageCategories ?? []) : [];
      await setAgeCategories(tx, contest.id, { wanted, isLocked: entries.hasEntries });
      await releaseRemovedPictures(tx, ctx, { before: contest, after: saved, ownerId });
      const ages = await agesOf(tx, contest.id);
      await recordContestChanges(ctx, tx, { ...contest, ages: agesBefore }, { ...saved, ages });
      const showsFeedback = values.show_jury_feedback_to_participant && !contest.show_jury_feedback_to_participant;
      if (contest.ended_at && showsFeedback) await announceFeedback({ jobs, tx, now }, contest.id);
      return newSlug;
    }),
  );
  return getContest(ctx, currentSlug);
}

/** Keeps the seconds of a passed deadline: the form does not show them, and so sends them back as 0. */
const keepPassedDeadline = (before: Date, wanted: Date, now: Date) =>
  wanted <= now && Math.floor(before.getTime() / 60_000) === Math.floor(wanted.getTime() / 60_000) ? before : wanted;

/** The announced day of the result lapses when the deadline moves past it. */
const dropPassedResultDay = (tx: Tx, { id, deadline, updated_at }: { id: string; deadline: Date; updated_at: Date }) =>
  tx
    .updateTable("contest_results")
    .set(({ eb }) => ({ expected_on: null, revision: eb("revision", "+", 1), updated_at }))
    .where("contest_id", "=", id)
    .where("expected_on", "<", brusselsDay(deadline))
    .execute();

async function entriesOf(tx: Tx, contestId: string) {
  const { begun, handedIn, hasJury, isJudged } = await tx
    .selectFrom("participations")
    .select(({ fn }) => [
      fn.countAll<number>().as("begun"),
      sql<number>`count(*) filter (where finalized_at is not null)`.as("handedIn"),
      sql<boolean>`exists (select from contest_jury where contest_id = ${contestId})`.as("hasJury"),
      sql<boolean>`exists (
        select from contribution_feedbacks given join contest_jury juror on juror.id = given.jury_id
        where juror.contest_id = ${contestId}
      )`.as("isJudged"),
    ])
    .where("contest_id", "=", contestId)
    .executeTakeFirstOrThrow();
  return { hasBegun: begun > 0, hasEntries: handedIn > 0, hasJury, isJudged };
}

interface EntryState {
  now: Date;
  hasBegun: boolean;
  hasEntries: boolean;
  hasJury: boolean;
  /** Whether a juror scored, wrote feedback or abstained. */
  isJudged: boolean;
}

function problemsOfChange(
  before: ManagedContestRow,
  values: ContestValues,
  { now, hasBegun, hasEntries, hasJury, isJudged }: EntryState,
) {
  const isChanged = before.deadline.getTime() !== values.deadline.getTime();
  const fixed = (column: keyof ContestValues) => values[column] !== undefined && values[column] !== before[column];
  const jury_deadline = values.jury_deadline === undefined ? before.jury_deadline : values.jury_deadline;
  const handedIn = "Er diende al iemand in. Dit ligt daarom vast.";
  // Publishing refuses this too: nobody could enter.
  const isOpened = before.published_at !== null && fixed("mode") && values.mode === "interactive";
  return {
    ...problemsOfMoments({ deadline: values.deadline, jury_deadline }, { now, isChanged: isChanged || isOpened }),
    ...(isChanged && before.ended_at && { deadline: "De wedstrijd is beëindigd. De deadline ligt vast." }),
    ...((hasBegun || hasJury || before.ended_at) &&
      fixed("mode") && { mode: "Er neemt al iemand deel, of er is een jury. Dit ligt daarom vast." }),
    ...(hasEntries && fixed("contributions_per_user") && { contributionsPerUser: handedIn }),
    ...(hasEntries && fixed("allow_fewer_contributions") && { allowFewerContributions: handedIn }),
    ...(hasEntries && fixed("min_length") && { minLength: handedIn }),
    ...(hasEntries && fixed("max_length") && { maxLength: handedIn }),
    ...(hasEntries && fixed("length_unit") && { lengthUnit: handedIn }),
    ...(isJudged &&
      values.show_juror_names &&
      fixed("show_juror_names") && {
        showJurorNames:
          "De jury begon te beoordelen toen de namen verborgen waren. Ze blijven daarom verborgen: zet dit weer uit.",
      }),
    ...(before.published_at &&
      fixed("is_blind") && { isBlind: "De wedstrijd is gepubliceerd. Hoe de jury leest, ligt daarom vast." }),
  } satisfies Problems;
}

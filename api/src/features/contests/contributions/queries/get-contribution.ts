import { sql } from "kysely";
import { PersonDetails } from "@inktvis/contract/features/people/person-details";
import type { MemberContext } from "#platform/context.ts";
import { fieldsFrom } from "#platform/db/columns.ts";
import type { Database } from "#platform/db/database.ts";
import type { RowOf } from "#platform/db/row-of.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { pictureOf } from "#platform/files/media.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { ageLabelOf, isOpen } from "../../contests/contest.rules.ts";
import { jurorName } from "../../jury/juror-name.ts";
import { isScoringClosed } from "../../jury/jury.rules.ts";
import { judgedContributions } from "../../jury/jury.policy.ts";
import { acceptedRules } from "../../participations/accepted-rules.ts";
import { changesOfQuestions, questionsAt } from "../../participations/late-questions.ts";
import { changeColumns, ownFeedbackOf } from "../../jury/own-feedback.ts";
import { noSuchContribution } from "../contribution.errors.ts";
import { managedContributions } from "../contribution.policy.ts";
import { ARRIVAL, ENTERED, entrantName } from "./contribution-columns.ts";

/**
 * One entry as it was handed in, for the managers of the contest and for its jury. What a juror gets is picked here
 * field by field, so that nothing reveals the author; with `judged`, staff who are on the jury get that view too.
 */
export async function getContribution(ctx: MemberContext, id: string, judged = false) {
  const data = (!judged && (await getManaged(ctx, id))) || (await getJudged(ctx, id));
  if (!data) throw noSuchContribution();
  return { data };
}

const ENTRY = [
  ...ENTERED,
  "contribution.contest_id",
  sql<string>`contribution.body`.as("body"),
  "contribution.age_category_id as ageCategoryId",
  sql<boolean>`exists (
    select from contest_results result where result.contest_id = contest.id and result.released_at is not null
  )`.as("isResultKnown"),
  "image.picture as image",
  "contest.slug as contestSlug",
  "contest.title as contestTitle",
  "contest.deadline",
  "contest.published_at",
  "contest.ended_at",
  "contest.jury_deadline",
  "contest.extra_field1",
  "contest.extra_field2",
] as const;
const AGES = ["category.age_from", "category.age_to"] as const;
const selectManaged = (db: Database, viewer: Viewer) =>
  managedContributions(db, viewer)
    .leftJoin(visibleImages.as("image"), "image.id", "contribution.image_id")
    .leftJoin("contest_age_categories as category", "category.id", "contribution.age_category_id")
    .select(AGES)
    .select(ENTRY);
type EntryRow = RowOf<ReturnType<typeof selectManaged>>;

const entryOf = (row: EntryRow) => ({
  id: row.id,
  title: row.title,
  body: row.body,
  image: pictureOf(row.image),
  wordCount: row.wordCount,
  ageCategoryId: row.ageCategoryId,
  ageLabel:
    row.age_from === null || row.age_to === null ? null : ageLabelOf({ age_from: row.age_from, age_to: row.age_to }),
});

const contestOf = (row: EntryRow) => ({
  slug: row.contestSlug,
  title: row.contestTitle,
  deadline: row.deadline.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
});

async function getManaged({ db, viewer, now }: MemberContext, id: string) {
  const row = await selectManaged(db, viewer)
    .select("contribution.invalid_because")
    .where("contribution.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [participant, changes, remarks, feedbacks, ids] = await Promise.all([
    participantOf(db, id),
    changesOfQuestions(db, row.contest_id),
    remarksOf(db, id).execute(),
    feedbacksOf(db, id).execute(),
    db
      .selectFrom("contributions as contribution")
      .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
      .select("contribution.id")
      .where("contribution.contest_id", "=", row.contest_id)
      .where("contribution.frozen_at", "is not", null)
      .orderBy(ARRIVAL)
      .execute(),
  ]);
  return {
    ...entryOf(row),
    state: row.state,
    place: row.place,
    invalidBecause: row.invalid_because,
    score: row.score,
    contest: { ...contestOf(row), ...questionsAt(new Date(participant.finalizedAt), row, changes) },
    participant,
    writer: null,
    feedbacks: feedbacks.map((each) => ({ ...feedbackOf(each), before: ownFeedbackOf(each).changed })),
    mine: null,
    remark: null,
    remarks,
    neighbours: neighboursIn(ids, id),
    me: { can: { setState: !row.ended_at, score: false, reopen: isOpen(row, now) } },
  };
}

async function getJudged({ db, viewer, now }: MemberContext, id: string) {
  const row = await judgedContributions({ db, viewer })
    .leftJoin(visibleImages.as("image"), "image.id", "contribution.image_id")
    .leftJoin("contest_age_categories as category", "category.id", "contribution.age_category_id")
    .leftJoin("juror_remarks as remark", (join) =>
      join.onRef("remark.contribution_id", "=", "contribution.id").onRef("remark.jury_id", "=", "juror.id"),
    )
    .select(AGES)
    .select(ENTRY)
    .select(["juror.id as juryId", "writer.nickname as writer", "contest.show_juror_names", "remark.remark"])
    .where("contribution.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const [feedbacks, ids] = await Promise.all([
    feedbacksOf(db, id).execute(),
    judgedContributions({ db, viewer })
      .select("contribution.id")
      .where("contest.id", "=", row.contest_id)
      .orderBy("contribution.id")
      .execute(),
  ]);
  const mine = feedbacks.find(({ jury_id }) => jury_id === row.juryId);
  const hasEnded = row.ended_at !== null;
  const entry = entryOf(row);
  return {
    ...entry,
    // The maker of the picture may well be the author of the text.
    image: entry.image && { ...entry.image, maker: null },
    state: row.isResultKnown ? row.state : null,
    place: row.isResultKnown ? row.place : null,
    invalidBecause: null,
    score: hasEnded ? row.score : null,
    // The answers to the extra questions are the entrant's own words: only the organiser reads them.
    contest: { ...contestOf(row), extraField1: null, extraField2: null },
    participant: null,
    writer: row.writer,
    feedbacks: hasEnded
      ? feedbacks.filter((each) => each !== mine).map((each) => forJuror(each, row.show_juror_names))
      : [],
    remark: row.remark ?? "",
    remarks: [],
    mine: ownFeedbackOf(mine),
    neighbours: neighboursIn(ids, id),
    me: { can: { setState: false, score: !isScoringClosed(row, now), reopen: false } },
  };
}

const feedbacksOf = (db: MemberContext["db"], contributionId: string) =>
  db
    .selectFrom("contribution_feedbacks as feedback")
    .innerJoin("contributions as contribution", "contribution.id", "feedback.contribution_id")
    .innerJoin("contests as contest", "contest.id", "contribution.contest_id")
    .leftJoin("contest_jury as juror", "juror.id", "feedback.jury_id")
    .leftJoin("users as user", "user.id", "juror.user_id")
    .leftJoin("feedback_changes as change", "change.feedback_id", "feedback.id")
    .leftJoin("users as changer", "changer.id", "change.changed_by")
    .select(changeColumns)
    .select([
      "feedback.id",
      "feedback.jury_id",
      "juror.user_id as jurorId",
      "feedback.feedback",
      "feedback.points",
      "feedback.abstained_because",
      jurorName.as("nickname"),
    ])
    .where("feedback.contribution_id", "=", contributionId)
    .orderBy("juror.joined_at", (order) => order.asc().nullsFirst())
    .orderBy("feedback.id");
type FeedbackRow = RowOf<ReturnType<typeof feedbacksOf>>;

/**
 * Jurors see each other's names only where the organiser says so (docs/product/juries.md#their-list). A juror whose
 * account was erased has none.
 */
function forJuror(row: FeedbackRow, showsNames: boolean) {
  const given = feedbackOf(row);
  return given.jury && !(showsNames && row.jurorId) ? { ...given, jury: { user: null } } : given;
}

/** The remarks of jurors, for the organiser alone. */
const remarksOf = (db: MemberContext["db"], contributionId: string) =>
  db
    .selectFrom("juror_remarks as given")
    .innerJoin("contest_jury as juror", "juror.id", "given.jury_id")
    .leftJoin("users as user", "user.id", "juror.user_id")
    .select(["given.jury_id as id", "given.remark", jurorName.$notNull().as("juror")])
    .where("given.contribution_id", "=", contributionId)
    .orderBy("juror.joined_at")
    .orderBy("juror.id");

const feedbackOf = ({ id, feedback, points, abstained_because, nickname, changedAt }: FeedbackRow) => ({
  id,
  feedback,
  points,
  abstainedBecause: abstained_because,
  isChanged: changedAt !== null,
  before: null,
  jury: nickname === null ? null : { user: { nickname } },
});

async function participantOf(db: MemberContext["db"], contributionId: string) {
  const row = await db
    .selectFrom("contributions as contribution")
    .innerJoin("participations as participation", "participation.id", "contribution.participation_id")
    .innerJoin("contests as contest", "contest.id", "contribution.contest_id")
    .innerJoin("users as user", "user.id", "participation.user_id")
    .selectAll("participation")
    .select(["user.nickname", "user.slug", "user.email", "contest.rules", entrantName.as("name")])
    .where("contribution.id", "=", contributionId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    finalizedAt: row.finalized_at?.toISOString() ?? "",
    extraField1: row.extra_field1,
    extraField2: row.extra_field2,
    acceptedRules: await acceptedRules(db, row, row),
    user: {
      nickname: row.nickname,
      slug: row.slug,
      name: row.name,
      email: row.email,
      ...fieldsFrom(row, PersonDetails.omit({ firstName: true, lastName: true }).keyof().options),
    },
  };
}

function neighboursIn(ids: readonly { id: string }[], id: string) {
  const at = ids.findIndex((each) => each.id === id);
  return { previous: ids[at - 1]?.id ?? null, next: ids[at + 1]?.id ?? null };
}

import type { ExpressionBuilder } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import { type ContestDates, isOpen } from "./contest.rules.ts";

/** Who asks, and where the contests are; a transaction goes in as `{ ...ctx, db: tx }`. */
type QueryScope = Pick<Context, "viewer"> & { db: Database | Tx };

type WithContest = ExpressionBuilder<DB & { contest: DB["contests"] }, "contest">;

/** Published, by somebody whom staff did not block. A few are, so that leaving theirs out costs a look at a small index. */
const isListed = (eb: WithContest) =>
  eb.and([
    eb("contest.published_at", "is not", null),
    eb.not(
      eb.exists(
        eb
          .selectFrom("users as blocked")
          .select("blocked.id")
          .whereRef("blocked.id", "=", "contest.organizer_id")
          .where("blocked.blocked_at", "is not", null),
      ),
    ),
  ]);

/** Published, and this person entered it or judges it, whoever organises it by now. */
const takesPart = (eb: WithContest, personId: string) =>
  eb.and([
    eb("contest.published_at", "is not", null),
    eb.or([
      eb.exists(
        eb
          .selectFrom("participations as own")
          .select("own.id")
          .whereRef("own.contest_id", "=", "contest.id")
          .where("own.user_id", "=", personId),
      ),
      eb.exists(
        eb
          .selectFrom("contest_jury as own")
          .select("own.id")
          .whereRef("own.contest_id", "=", "contest.id")
          .where("own.user_id", "=", personId),
      ),
    ]),
  ]);

/**
 * What lists, searches and the sitemap show, and what may be entered: closed ones too (docs/product/contests.md#kinds).
 */
export const listedContests = (db: Database | Tx) => db.selectFrom("contests as contest").where(isListed);

/** What this person manages: their own, and for staff all; nothing for who may make no contests (any more). */
export const managedContests = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom("contests as contest")
    .$if(!viewer.abilities.userCanCreateContests, (none) => none.where("contest.id", "is", null))
    .$if(!viewer.abilities.userIsAdmin, (contests) => contests.where("contest.organizer_id", "=", viewer.id));

const mayManage = (viewer: Viewer | undefined, contest: { organizer_id: string }) =>
  viewer !== undefined &&
  viewer.abilities.userCanCreateContests &&
  (viewer.abilities.userIsAdmin || contest.organizer_id === viewer.id);

/** What this viewer may open: what is listed, what they take part in, and for who manages it what is not published yet. */
export const visibleContests = ({ db, viewer }: QueryScope) =>
  db
    .selectFrom("contests as contest")
    .$if(!viewer?.abilities.userIsAdmin, (contests) =>
      contests.where((eb) =>
        eb.or([
          isListed(eb),
          ...(viewer ? [takesPart(eb, viewer.id)] : []),
          ...(viewer?.abilities.userCanCreateContests ? [eb("contest.organizer_id", "=", viewer.id)] : []),
        ]),
      ),
    );

/** The contest at an address that it has or had, of those that a policy above lets through. */
export const atSlug = (contests: ReturnType<typeof visibleContests>, slug: string) =>
  contests.innerJoin("contest_slugs as address", "address.contest_id", "contest.id").where("address.slug", "=", slug);

interface ContestFacts extends ContestDates {
  organizer_id: string;
  mode: string;
  type: string | null;
}

/** What the viewer already is in a contest. */
export interface ContestPart {
  isJury: boolean;
  isInvited: boolean;
  participates: boolean;
}

/** Of who manages it: whether they take part too does not count in what they may do with it. */
export const NO_PART: ContestPart = { isJury: false, isInvited: false, participates: false };

/** `me.can` of a contest (docs/product/contests.md#permissions). */
export function contestPermissions(
  viewer: Viewer | undefined,
  contest: ContestFacts,
  { isJury, isInvited, participates }: ContestPart,
  now: Date,
) {
  const manages = mayManage(viewer, contest);
  const isPublished = contest.published_at !== null;
  const isInteractive = contest.mode === "interactive";
  const isRunning = isPublished && isInteractive && contest.ended_at === null;
  return {
    update: manages,
    publish: manages && !isPublished,
    unpublish: manages && isPublished && !isInteractive,
    end: manages && isRunning,
    delete: manages && (!isPublished || !isInteractive),
    invite: manages && isRunning,
    // Nobody enters the contest that they organise or judge.
    startParticipation:
      viewer !== undefined &&
      isInteractive &&
      isOpen(contest, now) &&
      (contest.type === "open" || isInvited) &&
      !participates &&
      !isJury &&
      contest.organizer_id !== viewer.id,
  };
}

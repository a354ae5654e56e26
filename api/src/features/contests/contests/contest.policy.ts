import type { ExpressionBuilder } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import type { Viewer } from "#platform/sessions/session.ts";
import type { ForViewer } from "#platform/query-scope.ts";
import { notOfBlocked } from "#features/people/people/not-of-blocked.ts";
import { type ContestDates, isOpen } from "./contest.rules.ts";

type WithContest = ExpressionBuilder<DB & { contest: DB["contests"] }, "contest">;

/** Published, and not by a blocked organiser. */
const isListed = (eb: WithContest) =>
  eb.and([eb("contest.published_at", "is not", null), notOfBlocked(eb.ref("contest.organizer_id"))]);

/** Published, and entered or judged by this person; even while its organiser is blocked. */
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

/** The contests that lists, searches and the sitemap show; including closed ones (docs/product/contests.md#kinds). */
export const listedContests = (db: Database | Tx) => db.selectFrom("contests as contest").where(isListed);

/**
 * The contests that this person manages: all for staff, their own for others, none without the right to create
 * contests.
 */
export const managedContests = (db: Database | Tx, viewer: Viewer) =>
  db
    .selectFrom("contests as contest")
    .$if(!viewer.abilities.userCanCreateContests, (none) => none.where("contest.id", "is", null))
    .$if(!viewer.abilities.userIsAdmin, (contests) => contests.where("contest.organizer_id", "=", viewer.id));

/** Whether this viewer manages a contest, and so may know who entered it. */
export const mayManage = (viewer: Viewer | undefined, contest: { organizer_id: string }) =>
  viewer !== undefined &&
  viewer.abilities.userCanCreateContests &&
  (viewer.abilities.userIsAdmin || contest.organizer_id === viewer.id);

/** The contests that this viewer may open: listed ones, those they enter or judge, and those they manage. */
export const visibleContests = ({ db, viewer }: ForViewer) =>
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

/** The contest with this current or former slug, among those of a policy. */
export const atSlug = (contests: ReturnType<typeof visibleContests>, slug: string) =>
  contests.innerJoin("contest_slugs as address", "address.contest_id", "contest.id").where("address.slug", "=", slug);

interface ContestFacts extends ContestDates {
  organizer_id: string;
  mode: string;
  type: string | null;
}

/** The roles that the viewer has in a contest. */
export interface ContestPart {
  isJury: boolean;
  /** Was removed from the jury, after reading entries. */
  hasJudged: boolean;
  /** Organised it before it was handed over, and so could read every entry. */
  hasOrganized: boolean;
  isInvited: boolean;
  participates: boolean;
}

/** For the permissions of managers, which do not depend on entering or judging. */
export const NO_PART: ContestPart = {
  isJury: false,
  hasJudged: false,
  hasOrganized: false,
  isInvited: false,
  participates: false,
};

/** `me.can` of a contest (docs/product/contests.md#permissions). */
export function contestPermissions(
  viewer: Viewer | undefined,
  contest: ContestFacts,
  { isJury, hasJudged, hasOrganized, isInvited, participates }: ContestPart,
  now: Date,
) {
  const manages = mayManage(viewer, contest);
  const isPublished = contest.published_at !== null;
  const isInteractive = contest.mode === "interactive";
  const isOngoing = isPublished && isInteractive && contest.ended_at === null;
  return {
    update: manages,
    publish: manages && !isPublished,
    unpublish: manages && isPublished && !isInteractive,
    end: manages && isOngoing,
    delete: manages && (!isPublished || !isInteractive),
    invite: manages && isOngoing,
    editResult: manages && isPublished && isInteractive,
    message: manages && isPublished && isInteractive,
    // Nobody enters a contest that they organise or organised, judge or judged.
    startParticipation:
      viewer !== undefined &&
      isInteractive &&
      isOpen(contest, now) &&
      (contest.type === "open" || isInvited) &&
      !participates &&
      !isJury &&
      !hasJudged &&
      !hasOrganized &&
      contest.organizer_id !== viewer.id,
  };
}

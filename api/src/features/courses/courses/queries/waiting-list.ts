import type { Course } from "@inktvis/contract/features/courses/course";
import type { WaitingListEntry } from "@inktvis/contract/features/courses/waiting-list-entry";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { waitProblem } from "../course.rules.ts";
import { isWaiting } from "./seat-counts.ts";

/**
 * Places on waiting lists that count, as `place`. An offer that is too old has lapsed, whether or not a job has noticed
 * it.
 */
export const livePlaces = (db: Database | Tx, now: Date) =>
  db
    .selectFrom("waiting_list_entries as place")
    .select(["place.id", "place.state", "place.joined_at", "place.offered_until"])
    .select(
      sql<number>`(
        select count(*)::integer + 1 from waiting_list_entries entry
        where entry.course_id = place.course_id and ${isWaiting}
          and (entry.joined_at, entry.id) < (place.joined_at, place.id)
      )`.as("position"),
    )
    .where(sql<boolean>`(place.state = 'waiting' or (place.state = 'offered' and place.offered_until > ${now}))`);

interface Place {
  state: string;
  joined_at: Date;
  offered_until: Date | null;
  /** Among the people who wait, counted from 1. */
  position: number;
}

export const entryOf = ({ state, joined_at, offered_until, position }: Place): WaitingListEntry =>
  state === "offered"
    ? { state, position: null, joinedAt: joined_at.toISOString(), offeredUntil: offered_until?.toISOString() ?? null }
    : { state: "waiting", position, joinedAt: joined_at.toISOString(), offeredUntil: null };

/** The viewer's place on the list of a course; null when they have none. */
export async function findOwnEntry(ctx: Pick<Context, "db" | "viewer" | "now">, courseId: string) {
  if (!ctx.viewer) return null;
  const place = await livePlaces(ctx.db, ctx.now)
    .where("place.course_id", "=", courseId)
    .where("place.user_id", "=", ctx.viewer.id)
    .executeTakeFirst();
  return place ? entryOf(place) : null;
}

interface Facts extends OwnFacts {
  ownId: string | null;
  organizer_id: string;
  /** The catalogue shows it. */
  isListed: boolean;
  has_enrollments: boolean;
  is_closed: boolean;
  enrollment_deadline: string | null;
  start_date: string | null;
  max_participants: number | null;
  taken: number;
  waiting: number;
  /** The viewer accepted an invitation. */
  isInvited: boolean;
}

/** The facts of the viewer's own enrolment; null where they have none. */
export interface OwnFacts {
  ownFinalizedAt: Date | null;
  ownDelistedAt: Date | null;
  ownReservedSince: Date | null;
  ownReservedUntil: Date | null;
  ownOpenRequest: boolean | null;
}

export const ownEnrolmentOf = (own: OwnFacts) => ({
  finalized_at: own.ownFinalizedAt,
  delisted_at: own.ownDelistedAt,
  reserved_since: own.ownReservedSince,
  reserved_until: own.ownReservedUntil,
  has_open_request: own.ownOpenRequest === true,
});

/** The waiting list of a course as the page of the course shows it (docs/product/waiting-list.md#joining). */
export function waitingListOf(
  { viewer, now }: Pick<Context, "viewer" | "now">,
  course: Facts,
  me: WaitingListEntry | null,
): Course["waitingList"] {
  const own = course.ownId === null ? undefined : ownEnrolmentOf(course);
  const facts = {
    ...course,
    isAdmitted: course.isInvited || own !== undefined,
    own,
  };
  const canJoin = me === null && waitProblem(facts, viewer?.id, now) === undefined;
  return { waiting: course.waiting, canJoin, me };
}

import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import type { InvitationType } from "#features/inviting/invitations/invited-to.ts";
import { type ContestPart, contestPermissions, listedContests, NO_PART } from "../contests/contest.policy.ts";
import type { ManagedContestRow } from "../contests/manage-contest.ts";
import {
  hasReadEntries,
  invitationsClosed,
  judgesIt,
  organizedIt,
  organizesIt,
  takesPart,
} from "./invitation.errors.ts";

/** The contests whose invitations are valid: interactive, listed, and not ended. */
export const runningContests = (db: Database | Tx) =>
  listedContests(db).where("contest.mode", "=", "interactive").where("contest.ended_at", "is", null);

/** The running contest at an address. */
export const runningContestAt = (db: Database | Tx, slug: string) =>
  runningContests(db)
    .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
    .where("address.slug", "=", slug);

interface Accepting {
  type: InvitationType;
  contest: { organizer_id: string };
  part: ContestPart;
  personId: string;
}

/** Why somebody cannot accept an invitation (docs/product/invitations.md#accepting); undefined when they can. */
export function whyNotAccept({ type, contest, part, personId }: Accepting) {
  const isOrganizer = personId === contest.organizer_id;
  if (type === "participant") {
    if (part.isJury) return judgesIt();
    return isOrganizer || part.hasOrganized || part.hasJudged ? hasReadEntries() : undefined;
  }
  // The organiser of a contest that is judged blind knows the authors.
  if (isOrganizer) return organizesIt();
  if (part.hasOrganized) return organizedIt();
  return part.participates ? takesPart() : undefined;
}

/**
 * Nobody invites before a contest is published or once it has ended (docs/product/invitations.md#who-and-when). Throws
 * a 422.
 */
export function checkInviting({ viewer, now }: MemberContext, contest: ManagedContestRow) {
  if (!contestPermissions(viewer, contest, NO_PART, now).invite) throw invitationsClosed();
}

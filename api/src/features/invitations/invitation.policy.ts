import type { MemberContext } from "../../platform/context.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { atSlug, contestPermissions, managedContests, NO_PART, notManaged } from "../contests/contests.module.ts";
import { notInviting } from "./invitation.errors.ts";

/** The invitations of contests that this person manages. */
export const managedInvitations = (db: Database | Tx, { viewer }: MemberContext) =>
  managedContests(db, viewer).innerJoin("contest_invitations as invitation", "invitation.contest_id", "contest.id");

/**
 * The contest that invites, held so that it does not end meanwhile. Throws a 404 for who does not manage it, and a 422
 * before it is published and once it has ended (spec 2 §4).
 */
export async function lockInvitingContest({ viewer, now }: MemberContext, tx: Tx, slug: string) {
  const contest = await atSlug(managedContests(tx, viewer), slug)
    .select([
      "contest.id",
      "contest.organizer_id",
      "contest.mode",
      "contest.type",
      "contest.published_at",
      "contest.deadline",
      "contest.ended_at",
    ])
    .forShare("contest")
    .executeTakeFirst();
  if (!contest) throw notManaged();
  if (!contestPermissions(viewer, contest, NO_PART, now).invite) throw notInviting();
  return contest;
}

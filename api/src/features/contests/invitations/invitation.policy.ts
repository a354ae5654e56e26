import type { MemberContext } from "#platform/context.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { contestPermissions, listedContests, NO_PART } from "../contests/contest.policy.ts";
import type { ManagedContestRow } from "../contests/manage-contest.ts";
import { invitationsClosed } from "./invitation.errors.ts";

/** The contest at an address, as long as its invitations are valid: it is on the site, and did not end. */
export const runningContestAt = (db: Database | Tx, slug: string) =>
  listedContests(db)
    .innerJoin("contest_slugs as address", "address.contest_id", "contest.id")
    .where("address.slug", "=", slug)
    .where("contest.ended_at", "is", null);

/**
 * Nobody invites before a contest is published and once it has ended (docs/product/invitations.md#who-and-when). Throws
 * a 422.
 */
export function checkInviting({ viewer, now }: MemberContext, contest: ManagedContestRow) {
  if (!contestPermissions(viewer, contest, NO_PART, now).invite) throw invitationsClosed();
}

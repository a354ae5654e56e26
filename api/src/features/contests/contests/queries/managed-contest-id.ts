import type { ForMember } from "#platform/query-scope.ts";
import { notManaged } from "../contest.errors.ts";
import { atSlug, managedContests } from "../contest.policy.ts";

/** Which contest is at an address, for who manages it. Throws a 404 for whoever does not. */
export async function managedContestId({ db, viewer }: ForMember, slug: string) {
  const contest = await atSlug(managedContests(db, viewer), slug).select("contest.id").executeTakeFirst();
  if (!contest) throw notManaged();
  return contest.id;
}

import type { ForMember } from "#platform/query-scope.ts";
import { notManaged } from "../contest.errors.ts";
import { atSlug, managedContests } from "../contest.policy.ts";

/** The id of the contest at an address, for its managers. Throws a 404 for anybody else. */
export async function managedContestId({ db, viewer }: ForMember, slug: string) {
  const contest = await atSlug(managedContests(db, viewer), slug).select("contest.id").executeTakeFirst();
  if (!contest) throw notManaged();
  return contest.id;
}

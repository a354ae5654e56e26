import type { Contest } from "@inktvis/contract/features/contests/contests";
import { redirect } from "@tanstack/react-router";
import { load, type LoaderArguments } from "#platform/load.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { MANAGED_CONTESTS_PATH, MANAGEMENT_PATH, managedContestPath } from "@inktvis/contract/page-paths/account";
import { managedContestQuery } from "./management.queries.ts";
import { managementMessages as copy } from "./messages.nl.ts";

type ContestArguments = LoaderArguments & { params: { slug: string } };

/**
 * The contest at the address, for who manages it; anybody else goes to the list (docs/product/contests.md#permissions).
 * An address that it had before leads on to the one that it has.
 */
export async function managedContest(args: ContestArguments) {
  const { slug } = args.params;
  const contest = await load(args, managedContestQuery(slug));
  if (!contest.me.can.update) throw redirect({ href: MANAGED_CONTESTS_PATH, statusCode: 302 });
  if (contest.slug !== slug) {
    const rest = args.location.publicHref.slice(managedContestPath(slug).length);
    throw redirect({ href: managedContestPath(contest.slug) + rest, statusCode: 301 });
  }
  return contest;
}

/** Nobody invites before it is published or once it has ended (docs/product/invitations.md#who-and-when). */
export function onlyWhileInviting({ slug, me }: Pick<Contest, "slug" | "me">) {
  if (!me.can.invite) throw redirect({ href: managedContestPath(slug), statusCode: 302 });
}

/** Where a page of a contest hangs; the contest itself without a title. */
export const contestBreadcrumbs = ({ title, slug }: { title: string; slug: string }, page?: string) =>
  page
    ? breadcrumbs(
        page,
        [copy.management, MANAGEMENT_PATH],
        [copy.contests, MANAGED_CONTESTS_PATH],
        [title, managedContestPath(slug)],
      )
    : breadcrumbs(title, [copy.management, MANAGEMENT_PATH], [copy.contests, MANAGED_CONTESTS_PATH]);

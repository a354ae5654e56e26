import type { Contest } from "@inktvis/contract/features/contests/contests";
import { redirect } from "@tanstack/react-router";
import { load, type LoaderArguments } from "#platform/load.ts";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { MANAGED_CONTESTS_PATH, MANAGEMENT_PATH, managedContestPath } from "@inktvis/contract/page-paths/account";
import { managedContestQuery } from "./management.queries.ts";
import { managementMessages as copy } from "./messages.nl.ts";

type ContestArguments = LoaderArguments & { params: { slug: string } };

/**
 * Loads the contest of a page of management. Redirects to the list who may not manage it
 * (docs/product/contests.md#permissions), and a former slug to the current one.
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

/** Redirects to the dashboard unless the viewer can invite now (docs/product/invitations.md#who-and-when). */
export function requireInviting({ slug, me }: Pick<Contest, "slug" | "me">) {
  if (!me.can.invite) throw redirect({ href: managedContestPath(slug), statusCode: 302 });
}

/** The breadcrumbs of a page of a contest; of its dashboard when `page` is absent. */
export const contestBreadcrumbs = ({ title, slug }: { title: string; slug: string }, page?: string) =>
  page
    ? breadcrumbs(
        page,
        [copy.management, MANAGEMENT_PATH],
        [copy.contests, MANAGED_CONTESTS_PATH],
        [title, managedContestPath(slug)],
      )
    : breadcrumbs(title, [copy.management, MANAGEMENT_PATH], [copy.contests, MANAGED_CONTESTS_PATH]);

import type { Contest } from "@inktvis/contract/features/contests/contest";
import { managedContestPath } from "@inktvis/contract/page-paths/account";
import { redirect } from "@tanstack/react-router";
import { loadManaged, managedBreadcrumbs } from "#features/management/managed-thing.ts";
import { managedContestQuery } from "./management.queries.ts";

/** Loads the contest of a page of management (docs/product/contests.md#permissions). */
export const managedContest = (args: Parameters<typeof loadManaged>[0]) =>
  loadManaged(args, { kind: "contests", query: managedContestQuery, pathOf: managedContestPath });

/** Redirects to the dashboard unless the viewer can invite now (docs/product/invitations.md#who-and-when). */
export function requireInviting({ slug, me }: Pick<Contest, "slug" | "me">) {
  if (!me.can.invite) throw redirect({ href: managedContestPath(slug), statusCode: 302 });
}

/** The breadcrumbs of a page of a contest; of its dashboard when `page` is absent. */
export const contestBreadcrumbs = ({ title, slug }: { title: string; slug: string }, page?: string) =>
  page
    ? managedBreadcrumbs("contests", page, [title, managedContestPath(slug)])
    : managedBreadcrumbs("contests", title);

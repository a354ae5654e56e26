import { queryOptions } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { api } from "../../../platform/api.ts";
import { breadcrumbs } from "../../../platform/breadcrumbs.ts";
import { load, type LoaderArguments } from "../../../platform/load.ts";

const MANAGED_CONTESTS = "/beheer/wedstrijden";

export const invitingContestQuery = (slug: string) =>
  queryOptions({
    queryKey: ["contests", "management", slug],
    queryFn: async ({ signal }) => (await api.contests.get({ params: { slug } }, { signal })).data,
  });

/**
 * The contest at the address, for who manages it; anybody else goes to the list, and nobody invites before it is
 * published or once it has ended (spec 2 §2.3, §4).
 */
export async function invitingContest(args: LoaderArguments & { params: { slug: string } }) {
  const contest = await load(args, invitingContestQuery(args.params.slug));
  if (!contest.me.can.update) throw redirect({ href: MANAGED_CONTESTS, statusCode: 302 });
  if (!contest.me.can.invite) throw redirect({ href: `${MANAGED_CONTESTS}/${contest.slug}`, statusCode: 302 });
  return contest;
}

export const invitingBreadcrumbs = ({ title, slug }: { title: string; slug: string }, page: string) =>
  breadcrumbs(page, ["Beheer", "/beheer"], ["Wedstrijden", MANAGED_CONTESTS], [title, `${MANAGED_CONTESTS}/${slug}`]);

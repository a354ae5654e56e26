import { TEAM_LISTS, type TeamListName } from "@inktvis/contract/features/content/team-lists";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { load, type LoaderArguments } from "#platform/load.ts";
import { previewTokenIn } from "#platform/preview-token.ts";
import { teamPages } from "./messages.nl.ts";
import { previewedPersonQuery, teamListQuery } from "./team.queries.ts";

/** The loader of a page of people. It builds the head too: code in `head` of a route is sent with every page of the site. */
export async function loadTeam(
  args: LoaderArguments,
  page: keyof typeof teamPages,
  lists: readonly [TeamListName, ...TeamListName[]],
) {
  const preview = previewTokenIn(args.location);
  await Promise.all([
    ...lists.map((list) => load(args, teamListQuery(list))),
    preview && load(args, previewedPersonQuery(preview)),
  ]);
  const { title, description } = teamPages[page];
  const { site, path } = TEAM_LISTS[lists[0]];
  return {
    head: publicHead(args.context.addresses, site, { path, title, description }),
    breadcrumbs: breadcrumbs(title),
  };
}

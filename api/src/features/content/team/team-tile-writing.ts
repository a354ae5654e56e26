import type { StaffTeamTileInput } from "@inktvis/contract/features/content/staff-team-tiles";
import type * as z from "zod";
import { setLinks } from "#platform/db/links.ts";
import { contentWriting } from "../publishing/content-writing.ts";
import { publicationOf } from "../publishing/publishing.ts";
import { staffTeamTiles } from "./queries/staff-team-tiles.ts";
import { TEAM_TAGS } from "./team-tags.ts";

/** A person in the list of the team, the editors or the teachers. */
export const teamTileWriting = contentWriting({
  table: "team_tiles",
  resource: staffTeamTiles,
  columns: (_ctx, { title, line, body, link, publishedAt }: z.output<typeof StaffTeamTileInput>) => ({
    title,
    line,
    body,
    link,
    published_at: publicationOf(publishedAt),
  }),
  setLinks: (tx, id, { tags }) => setLinks(tx, TEAM_TAGS, id, tags),
});

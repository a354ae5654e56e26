import type { StaffTeamTileInput } from "@inktvis/contract/features/content/staff-team-tiles";
import type * as z from "zod";
import type { Tx } from "#platform/db/database.ts";
import { setLinks } from "#platform/db/links.ts";
import { publicationOf } from "../publishing/publishing.ts";
import { TEAM_TAGS } from "./team-tags.ts";

type Input = z.output<typeof StaffTeamTileInput>;

/** The columns of a tile, without its portrait. */
export const readTeamTileInput = ({ title, line, body, link, publishedAt }: Input) => ({
  title,
  line,
  body,
  link,
  published_at: publicationOf(publishedAt),
});

/** Replaces the lists that somebody is in. */
export const setTeamTags = (tx: Tx, id: string, tags: Input["tags"]) => setLinks(tx, TEAM_TAGS, id, tags);

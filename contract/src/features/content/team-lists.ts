import { TEAM_PATH } from "#page-paths/organization.ts";
import { TEACHERS_PATH } from "#page-paths/schrijfacademie.ts";
import { EDITORS_PATH } from "#page-paths/verzin.ts";
import type { SiteName } from "#sites.ts";

/* Separate from the schemas, which reading pages do not load. */

interface TeamList {
  /** The label of the people in it (docs/product/content.md#labels). */
  readonly tag: number;
  readonly site: SiteName;
  /** The page that shows it. */
  readonly path: string;
}

/** The lists of people that pages show (docs/product/house.md#team). */
export const TEAM_LISTS = {
  core: { tag: 5, site: "organization", path: TEAM_PATH },
  temporary: { tag: 6, site: "organization", path: TEAM_PATH },
  editors: { tag: 7, site: "verzin", path: EDITORS_PATH },
  teachers: { tag: 8, site: "schrijfacademie", path: TEACHERS_PATH },
} as const satisfies Record<string, TeamList>;
export type TeamListName = keyof typeof TEAM_LISTS;

export const TEAM_TAGS = Object.values(TEAM_LISTS).map(({ tag }) => tag);

/** The list where somebody is found: the first of those that they are in. */
export const teamListOf = (tags: readonly number[]): TeamList =>
  Object.values<TeamList>(TEAM_LISTS).find(({ tag }) => tags.includes(tag)) ?? TEAM_LISTS.core;

/** The place of a tile on the page of its list. */
export const teamTilePath = ({ id, tags }: { id: string; tags: readonly number[] }) => `${teamListOf(tags).path}#${id}`;

/** The table that links people of the house to their lists, as the functions of links.ts read and set it. */
export const TEAM_TAGS = { links: "team_tile_tags", owner: "team_tile_id", column: "tag_id" };

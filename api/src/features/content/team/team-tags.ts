/** The lists that people of the house are in, as `linkedIds` and others of links.ts read and set them. */
export const TEAM_TAGS = { links: "team_tile_tags", owner: "team_tile_id", column: "tag_id" };

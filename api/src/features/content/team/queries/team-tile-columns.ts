import type { SelectQueryBuilder } from "kysely";
import type { RowOf } from "#platform/db/row-of.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { pictureOf } from "#platform/files/media.ts";
import { linkedIds } from "#platform/db/links.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { TEAM_TAGS } from "../team-tags.ts";

type WithTile = DB & { tile: DB["team_tiles"] };

/** Everything that a tile shows, in one query. */
export const selectTeamTiles = <O>(tiles: SelectQueryBuilder<WithTile, "tile", O>) =>
  tiles
    .leftJoin(visibleImages.as("image"), "image.id", "tile.image_id")
    .select([
      "tile.id",
      "tile.title",
      "tile.line",
      "tile.body",
      "tile.link",
      "image.picture as image",
      linkedIds(TEAM_TAGS, "tile.id").as("tags"),
    ]);

type TileRow = RowOf<ReturnType<typeof selectTeamTiles<{}>>>;

export const teamTileOf = (row: TileRow) => ({
  id: row.id,
  title: row.title,
  line: row.line,
  body: row.body,
  link: row.link,
  image: pictureOf(row.image),
  tags: row.tags,
});

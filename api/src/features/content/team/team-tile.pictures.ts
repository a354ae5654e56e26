import { editorialPictures } from "../publishing/editorial-pictures.ts";
import { listedTeamTiles } from "./team-tile.policy.ts";

export const teamTilePictures = editorialPictures({
  all: (db) => db.selectFrom("team_tiles as tile"),
  listed: listedTeamTiles,
  pictures: "tile.pictures",
});

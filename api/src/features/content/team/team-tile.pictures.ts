import { grants } from "@inktvis/contract/access";
import type { PictureUse } from "#features/media/images/picture-use.ts";
import { listedTeamTiles } from "./team-tile.policy.ts";

export const teamTilePictures: PictureUse = {
  all: (db) => db.selectFrom("team_tiles as tile"),
  visible: ({ db, viewer, now }) => [
    viewer && grants(viewer.roles, "manageContent")
      ? db.selectFrom("team_tiles as tile")
      : listedTeamTiles({ db, now }),
  ],
  pictures: "tile.pictures",
  isEditorial: true,
};

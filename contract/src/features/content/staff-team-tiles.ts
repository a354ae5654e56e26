import * as z from "zod";
import { BODY_LIMIT_WITH_IMAGE, ImageInput, Moment } from "#layer/fields.ts";
import { IdParams } from "#layer/schemas.ts";
import { staffEndpoints } from "#layer/staff-endpoints.ts";
import {
  ButtonUrl,
  optionalText,
  publishedFields,
  PublishState,
  SearchText,
  withRevision,
} from "#layer/staff-fields.ts";
import { staffListQuery } from "#layer/staff-list.ts";
import { typedLine, typedText } from "#layer/typed-text.ts";
import { TEAM_TAGS } from "./team-lists.ts";
import { TeamTile } from "./team.ts";

const StaffTeamTile = TeamTile.extend({
  ...publishedFields,
  address: z.string().describe("de pagina van de eerste lijst waarin die staat"),
}).meta({ id: "StaffTeamTile" });
export type StaffTeamTile = z.infer<typeof StaffTeamTile>;

const TeamTag = z.literal(TEAM_TAGS, { error: "Kies een lijst." });

export const StaffTeamTileInput = z
  .object({
    title: typedLine().trim().min(2).max(255),
    line: typedLine().trim().min(2).max(160),
    body: optionalText(1000, typedText()).transform((text) => text ?? ""),
    link: ButtonUrl,
    image: ImageInput,
    tags: z.array(TeamTag).min(1, "Kies minstens één lijst.").max(TEAM_TAGS.length),
    publishedAt: Moment.nullish(),
  })
  .meta({ id: "StaffTeamTileInput" });

export const StaffTeamTileChange = withRevision(StaffTeamTileInput).meta({
  id: "StaffTeamTileChange",
});

export const StaffTeamTileQuery = staffListQuery(["title", "publishedAt", "updatedAt"]).extend({
  q: SearchText,
  state: PublishState.optional(),
  tag: z.coerce.number<number>().pipe(z.int32()).optional(),
});

export const staffTeamTiles = staffEndpoints({
  path: "team-tiles",
  access: "manageContent",
  one: "iemand van het team, de redactie of de docenten",
  all: "wie er in het team, de redactie of bij de docenten staat",
  row: StaffTeamTile,
  query: StaffTeamTileQuery,
  params: IdParams,
  create: StaffTeamTileInput,
  update: StaffTeamTileChange,
  bodyLimit: BODY_LIMIT_WITH_IMAGE,
});

import * as z from "zod";
import { Picture } from "#layer/fields.ts";

/** Somebody of the team, the editors or the teachers, found by GET /search. */
export const TeamTile = z
  .object({
    id: z.uuid(),
    title: z.string().describe("de naam"),
    line: z.string().describe("wat die doet, in één regel"),
    body: z.string().describe("zonder opmaak"),
    link: z.string().nullable(),
    image: Picture.nullable(),
    tags: z.array(z.int()).describe("5 kernteam, 6 tijdelijk team, 7 redactie, 8 docenten"),
  })
  .meta({ id: "TeamTile" });
export type TeamTile = z.infer<typeof TeamTile>;

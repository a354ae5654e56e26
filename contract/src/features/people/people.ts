import * as z from "zod";
import { Picture } from "#layer/fields.ts";

/** A person in a tile. */
export const PersonSummary = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    nickname: z.string(),
    name: z.string().nullable().describe("voor- en achternaam, alleen van wie die toont"),
    bio: z.string().nullable(),
    collaborator: z.boolean(),
    profilePicture: Picture.nullable(),
    textCount: z.int().describe("teksten die jij kunt lezen; ten hoogste 1000"),
  })
  .meta({ id: "PersonSummary" });
export type PersonSummary = z.infer<typeof PersonSummary>;

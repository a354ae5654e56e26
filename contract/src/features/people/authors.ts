import * as z from "zod";
import { Picture } from "#layer/fields.ts";

/** Who wrote something, as a byline shows them. */
export const Author = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    nickname: z.string(),
    name: z.string().nullable().describe("voor- en achternaam, alleen wanneer de auteur die toont"),
    collaborator: z.boolean(),
    profilePicture: Picture.nullable(),
  })
  .meta({ id: "Author" });

/** The same where somebody reads on about them, and can follow them. */
export const FollowedAuthor = Author.extend({
  bio: z.string().nullable(),
  me: z.object({ following: z.boolean() }),
}).meta({
  id: "FollowedAuthor",
});

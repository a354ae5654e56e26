import * as z from "zod";
import { Picture } from "#layer/fields.ts";

/** An author in a byline. */
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

/** An author with what pages about them need, and whether the viewer follows them. */
export const FollowedAuthor = Author.extend({
  bio: z.string().nullable(),
  me: z.object({ following: z.boolean() }),
}).meta({
  id: "FollowedAuthor",
});

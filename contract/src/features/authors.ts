import * as z from "zod";
import { Picture } from "./fields.ts";

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

/** The same where the viewer can follow them. */
export const FollowedAuthor = Author.extend({ me: z.object({ following: z.boolean() }) }).meta({
  id: "FollowedAuthor",
});

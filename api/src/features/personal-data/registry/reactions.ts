import { sql } from "kysely";
import { rowsOwnedBy, personalTable, lookup, titleOfPublicText, nonPersonal } from "../personal-table.ts";

/** Reactions to the texts of others. */
export const reactionTables = {
  text_likes: personalTable("text_likes", {
    sections: { "Je favorieten": rowsOwnedBy("user_id") },
    order: "created_at",
    columns: { text_id: titleOfPublicText, user_id: null, created_at: "Sinds" },
    // The texts are locked, so that concurrent likes are counted after this.
    erase: async ({ tx, person }) => {
      const liked = await tx.deleteFrom("text_likes").where("user_id", "=", person.id).returning("text_id").execute();
      if (liked.length === 0) return;
      await tx
        .updateTable("texts")
        .set({ likes: sql`likes - 1` })
        .where(
          "id",
          "in",
          liked.map(({ text_id }) => text_id),
        )
        .execute();
    },
  }),
  text_reports: personalTable("text_reports", {
    sections: { "Teksten die je meldde": rowsOwnedBy("user_id") },
    order: "created_at",
    columns: {
      text_id: titleOfPublicText,
      user_id: null,
      reason: "Waarom",
      created_at: "Gemeld",
      closed_at: "Beslist",
    },
  }),
  follows: personalTable("follows", {
    sections: { "Wie je volgt": rowsOwnedBy("follower_id") },
    order: "created_at",
    columns: {
      follower_id: null,
      followed_id: lookup("Schrijver", sql`(select nickname from users where id = row.followed_id)`),
      created_at: "Sinds",
    },
  }),
  tracked_tokens: nonPersonal("Onherkenbare codes: dat iets gelezen werd, niet door wie."),
  search_words: nonPersonal(
    "Losse woorden van namen en titels. Na een wissing gaan die waar niemand anders iets naar noemde.",
  ),
};

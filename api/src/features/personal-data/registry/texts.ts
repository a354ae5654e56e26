import { LABELS } from "@inktvis/contract/labels.nl";
import { sql } from "kysely";
import {
  rowsOwnedBy,
  personalTable,
  labelledValues,
  lookup,
  nonPersonal,
  pictureColumn,
  richTextColumn,
  titleOfText,
  rowsWithin,
} from "../personal-table.ts";

const GENRES = sql`(
  select string_agg(genre.name, ', ' order by genre.name) from text_genres
  join genres genre on genre.id = genre_id where text_id = row.id
)`;

/** Texts, which are deleted with their author. */
export const textTables = {
  texts: personalTable("texts", {
    sections: { "Je teksten": rowsOwnedBy("author_id") },
    order: "created_at",
    columns: {
      id: null,
      author_id: null,
      slug: "Adres",
      title: LABELS.title,
      body: richTextColumn(LABELS.body),
      excerpt: "Begin",
      word_count: "Woorden",
      line_count: "Regels",
      image_id: pictureColumn(LABELS.image),
      is_private: "Privé",
      members_only: "Alleen voor leden",
      hidden_at: "Door het team verborgen",
      rewritten_at: "Gewijzigd terwijl hij verborgen was",
      is_tip: "Aangeraden door het huis",
      is_lead: "Opent de startpagina",
      likes: "Favoriet van",
      views: "Bekeken",
      reads: "Gelezen",
      created_at: "Gemaakt",
      updated_at: "Bewaard",
      published_at: "Openbaar sinds",
      revision: "Keren bewaard",
      created_from_draft: null,
      search: null,
      pictures: null,
    },
    extraColumns: { Genres: GENRES },
    erase: async ({ tx, person }) => {
      await tx.deleteFrom("texts").where("author_id", "=", person.id).execute();
    },
  }),
  text_versions: personalTable("text_versions", {
    sections: { "Vroegere versies van je teksten": rowsWithin("text_id", "texts", "author_id") },
    order: "saved_at",
    columns: {
      id: null,
      text_id: titleOfText("Nu"),
      revision: "Versie",
      title: LABELS.title,
      body: richTextColumn(LABELS.body),
      word_count: "Woorden",
      saved_at: "Bewaard",
      pictures: null,
    },
  }),
  drafts: personalTable("drafts", {
    sections: { "Je kladversies": rowsOwnedBy("author_id") },
    order: "updated_at",
    columns: {
      id: null,
      author_id: null,
      text_id: titleOfText("Van"),
      title: LABELS.title,
      body: richTextColumn(LABELS.body),
      genre_ids: lookup(
        "Genres",
        sql`(select string_agg(name, ', ' order by name) from genres where id = any(row.genre_ids))`,
      ),
      is_private: "Privé",
      members_only: "Alleen voor leden",
      word_count: "Woorden",
      updated_at: "Laatst getypt",
      pictures: null,
    },
  }),
  text_slugs: personalTable("text_slugs", {
    sections: { "Adressen van je teksten": rowsWithin("text_id", "texts", "author_id") },
    columns: { slug: "Adres", text_id: titleOfText() },
  }),
  text_genres: nonPersonal("De genres staan bij de tekst, en gaan ermee mee."),
  text_announcements: personalTable("text_announcements", {
    sections: { "Wanneer je volgers van een tekst hoorden": rowsWithin("text_id", "texts", "author_id") },
    order: "announced_at",
    columns: { text_id: titleOfText(), announced_at: "Gemeld", told_until: null, finished_at: null },
  }),
  moderation_decisions: personalTable("moderation_decisions", {
    sections: { "Beslissingen over je teksten": rowsOwnedBy("author_id") },
    order: "decided_at",
    columns: {
      id: null,
      author_id: null,
      text_id: null,
      title: "Tekst",
      verdict: labelledValues("Beslissing", { keep: "blijft staan", hide: "verborgen" }),
      reason: "Waarom",
      about_rewritten: "Over wat je gewijzigd had",
      decided_by: null,
      decided_at: "Beslist",
      appeal: "Je bezwaar",
      appealed_at: "Bezwaar gemaakt",
      appeal_verdict: labelledValues("Over je bezwaar", {
        upheld: "de beslissing blijft",
        overturned: "je kreeg gelijk",
      }),
      appeal_reason: "Waarom, na je bezwaar",
      appeal_decided_by: null,
      appeal_decided_at: "Over je bezwaar beslist",
    },
  }),
};

import type { ContentKind } from "@inktvis/contract/features/content-versions/staff-content-versions";
import { sql } from "kysely";
import { redactAudit } from "../redact-audit.ts";
import {
  rowsOwnedBy,
  type ColumnExport,
  personalTable,
  labelledValues,
  lookup,
  nonPersonal,
  siteColumn,
} from "../personal-table.ts";
import { slugsOf } from "../identifiers.ts";

const CONTENT = nonPersonal("Wat het huis zelf uitgeeft, door het huis geschreven.");
/** Shown only for changes to this person; of changes they made to others only the fact is exported. */
const ofThemselves = (label: string, column: "before" | "after" | "subject_name"): ColumnExport => ({
  label,
  as: ({ id }) => sql`case when row.subject_id = ${id} then ${sql.ref(`row.${column}`)} end`,
});
const PATH_PARTS = sql`regexp_split_to_array(row.path, '[/?#]')`;
const LINKS = nonPersonal("Wat bij wat hoort in wat het huis uitgeeft.");

/** Editorial content, counters and logs. */
export const houseTables = {
  alumni: CONTENT,
  alumnus_genres: LINKS,
  alumnus_slugs: LINKS,
  articles: CONTENT,
  article_genres: LINKS,
  article_slugs: LINKS,
  article_tags: LINKS,
  calls_to_action: CONTENT,
  content_versions: personalTable("content_versions", {
    sections: { "Wat je als redacteur schreef": rowsOwnedBy("author_id") },
    order: "saved_at",
    columns: {
      id: null,
      kind: labelledValues("Wat", {
        articles: "artikel",
        pages: "pagina",
        landingPages: "landingspagina",
        homepages: "startpagina",
        products: "product",
        alumni: "alumnus",
        teamTiles: "iemand van het huis",
        magazineIssues: "nummer van het tijdschrift",
        newsletters: "nieuwsbrief",
      } satisfies Record<ContentKind, string>),
      subject_id: null,
      state: labelledValues("Toestand", { saved: "bewaard", planned: "gepland", draft: "klad" }),
      revision: null,
      content: "Inhoud",
      genre_ids: null,
      image_id: null,
      file_id: null,
      author_id: null,
      writer_id: null,
      saved_at: "Wanneer",
      planned_for: "Gepland voor",
      problem: null,
      shared_until: null,
      pictures: null,
    },
    // The words belong to the house; their author is forgotten with the account.
    retained: {
      columns: ["kind", "subject_id", "content", "problem"],
      reason:
        "Wat je als redacteur voor het huis schreef, en de vroegere versies daarvan, blijven. Je profiel gaat eruit. Een naam die iemand zelf boven een artikel of bij een cursus typte, blijft staan tot je vraagt om ze weg te halen.",
    },
  }),
  faq_categories: CONTENT,
  faq_collections: CONTENT,
  faq_items: CONTENT,
  files: CONTENT,
  homepages: CONTENT,
  link_places: LINKS,
  links: nonPersonal("Adressen waarnaar de redactie linkt."),
  landing_pages: CONTENT,
  landing_page_slugs: LINKS,
  pages: CONTENT,
  page_moves: LINKS,
  products: CONTENT,
  product_genres: LINKS,
  product_slugs: LINKS,
  team_tiles: CONTENT,
  team_tile_tags: LINKS,
  terms_versions: CONTENT,
  genres: CONTENT,
  tags: CONTENT,
  magazine_issues: CONTENT,
  magazine_issue_slugs: LINKS,
  magazine_contributions: LINKS,
  legacy_addresses: personalTable("legacy_addresses", {
    sections: {
      "Adressen van de vroegere site": ({ id }) => sql`(
        row.user_id = ${id} or row.text_id in (select id from texts where author_id = ${id})
        or row.contest_id in (select id from contests where organizer_id = ${id})
      )`,
    },
    columns: {
      id: null,
      kind: null,
      old_id: "Nummer",
      old_slug: "Adres",
      text_id: lookup("Tekst", sql`(select title from texts where id = row.text_id)`),
      user_id: null,
      contest_id: lookup("Wedstrijd", sql`(select title from contests where id = row.contest_id)`),
    },
    // Former slugs of transferred contests stay.
    retained: { columns: ["old_slug"] },
  }),
  audit_log: personalTable("audit_log", {
    sections: {
      "Wat je als teamlid wijzigde": rowsOwnedBy("actor_id"),
      "Wat het team aan je account wijzigde": ({ id }) => sql`row.subject_id = ${id}`,
    },
    order: "at",
    columns: {
      id: null,
      at: "Wanneer",
      actor_id: null,
      action: "Wat",
      subject: "Waaraan",
      subject_id: null,
      subject_name: ofThemselves("Wie", "subject_name"),
      before: ofThemselves("Voordien", "before"),
      after: ofThemselves("Nadien", "after"),
      owner_id: null,
      withheld_from: null,
      is_own: null,
    },
    erase: redactAudit,
    retained: {
      columns: ["action", "subject"],
      reason:
        "Dat het team iets wijzigde, en wanneer, blijft in een logboek staan: we moeten ons werk kunnen verantwoorden. Je naam en wat over jou ging, gaan eruit.",
    },
  }),
  // Page views have no viewer, but the path shows whose page was viewed.
  page_views: personalTable("page_views", {
    sections: { "Hoe vaak je bladzijden bekeken werden": ({ id }) => sql`${PATH_PARTS} && array(${slugsOf(id)})` },
    order: "day",
    columns: { day: "Dag", site: siteColumn, path: "Bladzijde", views: "Keer" },
    erase: async ({ tx, identifiers }) => {
      await sql`delete from page_views as row where ${PATH_PARTS} && ${identifiers}::text[]`.execute(tx);
    },
  }),
  notices: nonPersonal("Wat over een wedstrijd, cursus of activiteit al gemeld is, niet aan wie."),
  rate_limits: nonPersonal("Tellingen onder een onherkenbare sleutel, hoogstens een dag lang."),
};

import { formatDate } from "#platform/dutch-dates.ts";
import type { Database } from "#platform/db/database.ts";
import { termsInForce } from "./terms-in-force.ts";

/** Where everybody reads the terms (web/src/sites/site-definition.ts leads there). */
export const TERMS_PAGE = { site: "organization", slug: "voorwaarden", parent_id: null } as const;

/** The terms in force as the words of their page, with which version they are; nothing before there was any. */
export async function termsPageBody(db: Database) {
  const terms = await termsInForce(db).executeTakeFirst();
  if (!terms?.publishedAt) return undefined;
  return `<p><em>Versie ${terms.number}, van kracht sinds ${formatDate(terms.publishedAt)}.</em></p>${terms.text}`;
}

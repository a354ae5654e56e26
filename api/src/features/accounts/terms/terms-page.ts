import { TERMS_PATH } from "@inktvis/contract/page-paths/organization";
import { formatDate } from "#platform/dutch-dates.ts";
import type { Database } from "#platform/db/database.ts";
import { termsInForce } from "./terms-in-force.ts";

/** The page on which everybody reads the terms (web/src/sites/site-definition.ts links there). */
export const TERMS_PAGE = { site: "organization", slug: TERMS_PATH.slice(1), parent_id: null } as const;

/** The terms in force as the body of their page, with the version; undefined if there are none. */
export async function termsPageBody(db: Database) {
  const terms = await termsInForce(db).executeTakeFirst();
  if (!terms?.publishedAt) return undefined;
  return `<p><em>Versie ${terms.number}, van kracht sinds ${formatDate(terms.publishedAt)}.</em></p>${terms.text}`;
}

import type { Tx } from "#platform/db/database.ts";
import { moveSlug, slugify } from "#platform/slugs.ts";
import { publicSince } from "./publishing.ts";

/** Editorial content with an address of its own: its table, and the table of all its addresses. */
export type Addressed =
  | { rows: "articles"; addresses: { table: "article_slugs"; owner: "article_id" } }
  | { rows: "products"; addresses: { table: "product_slugs"; owner: "product_id" } }
  | { rows: "alumni"; addresses: { table: "alumnus_slugs"; owner: "alumnus_id" } }
  | { rows: "magazine_issues"; addresses: { table: "magazine_issue_slugs"; owner: "issue_id" } }
  | { rows: "landing_pages"; addresses: { table: "landing_page_slugs"; owner: "landing_page_id" } };

interface Titled {
  id: string;
  title: string;
  /** The slug that an editor chose, for content that allows this; null means that it is made from the title. */
  slug?: string | null;
  now: Date;
}

/**
 * The columns of the address: the slug is the chosen one, or follows the title. A slug that was ever public keeps
 * redirecting (docs/product/platform.md#addresses).
 */
export async function movePublishedSlug(tx: Tx, { rows, addresses }: Addressed, { id, title, slug, now }: Titled) {
  const before = await tx
    .selectFrom(rows as "articles")
    .select(["slug", "title", "published_at", "first_published_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const first_published_at = publicSince(before, now);
  const isKept = slug === undefined ? title === before.title : slugify(slug ?? title) === before.slug;
  if (isKept) return { slug: before.slug, first_published_at };
  const wasPublic = first_published_at !== null;
  const moved = { id, slug: before.slug, title: slug ?? title, isPublic: true, wasPublic };
  return { slug: await moveSlug(tx, addresses, moved), first_published_at };
}

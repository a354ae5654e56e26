import { randomInt, randomUUID } from "node:crypto";
import { type Insertable, sql } from "kysely";
import type { Tx } from "./db/database.ts";
import type { DB, Texts } from "./db/tables.gen.ts";

const MAX_LENGTH = 80;
/** After so many numbered slugs a random suffix is used. */
const MAX_NUMBERED = 20;

/** "Café in de Zée!" → "cafe-in-de-zee". Never empty. */
export function slugify(title: string) {
  const slug = title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, "");
  return slug || "zonder-titel";
}

/**
 * Claims the first free slug for a title: `titel`, `titel-2`, … `claim` must claim it in one statement and tell whether
 * it succeeded, so that concurrent claims are safe.
 * @param reserved slugs that are never given out, because pages have their addresses
 */
export async function claimSlug(
  title: string,
  claim: (slug: string) => Promise<boolean>,
  reserved: readonly string[] = [],
) {
  const base = slugify(title);
  for (let number = 1; number <= MAX_NUMBERED; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (reserved.includes(slug)) continue;
    if (await claim(slug)) return slug;
  }
  for (;;) {
    const slug = `${base}-${randomInt(1e6, 1e9)}`;
    if (await claim(slug)) return slug;
  }
}

type SlugTables = Extract<keyof DB, `${string}_slugs`>;
/**
 * The table of all current and former slugs of one kind, its column for the owner, and the slugs that are never given
 * out.
 */
type SlugTable = {
  [Table in SlugTables]: { table: Table; owner: Exclude<keyof DB[Table], "slug">; reserved?: readonly string[] };
}[SlugTables];

/** A slug for private content: random, because `titel-2` would reveal that somebody has a `titel`. */
const unguessableSlug = (title: string) => `${slugify(title)}-${randomUUID().replaceAll("-", "").slice(0, 12)}`;

interface SlugRequest {
  id: string;
  title: string;
  /** Whether others may see the owner of the slug. */
  isPublic: boolean;
}

/**
 * Claims a slug that is free, or that belongs to this owner already. A slug in the table is never given to somebody
 * else.
 */
export async function claimPermanentSlug(
  tx: Tx,
  { table, owner, reserved }: SlugTable,
  { id, title, isPublic }: SlugRequest,
) {
  const claim = async (slug: string) => {
    // An update would lock the other row, so that two people who swap titles would deadlock.
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (slug, ${sql.ref(owner)}) values (${slug}, ${id}) on conflict (slug) do nothing`.execute(
      tx,
    );
    if (numAffectedRows) return true;
    const { rows } = await sql`
      select from ${sql.table(table)} where slug = ${slug} and ${sql.ref(owner)} = ${id}`.execute(tx);
    return rows.length > 0;
  };
  if (isPublic) return claimSlug(title, claim, reserved);
  const secret = unguessableSlug(title);
  if (!(await claim(secret))) throw new Error(`A random slug was taken: ${secret}`);
  return secret;
}

type Slugged = "activities" | "alumni" | "articles" | "contests" | "courses" | "magazine_issues" | "products" | "texts";

/** Inserts a row with the slug of its title. */
export async function insertWithSlug<Table extends Slugged>(
  tx: Tx,
  table: Table,
  addresses: SlugTable,
  { isPublic, ...values }: Omit<Insertable<DB[Table]>, "slug"> & { title: string; isPublic: boolean },
) {
  // Claiming a slug needs the id of an existing row. Until then a random, unique value stands in for the slug.
  const row = { ...values, slug: randomUUID() };
  const { id } = await tx
    .insertInto(table as "texts")
    .values(row as unknown as Insertable<Texts>)
    .returning("id")
    .executeTakeFirstOrThrow();
  const slug = await claimPermanentSlug(tx, addresses, { id, title: values.title, isPublic });
  await tx
    .updateTable(table as "texts")
    .set({ slug })
    .where("id", "=", id)
    .execute();
  return { id, slug };
}

/**
 * Replaces a slug after a change of title. Claims the new one before releasing the old one: two people who swap titles
 * would otherwise deadlock.
 * @param wasPublic whether others knew the old slug: then it keeps redirecting, else it is released
 */
export async function moveSlug(
  tx: Tx,
  addresses: SlugTable,
  { slug: before, wasPublic, ...wanted }: SlugRequest & { slug: string; wasPublic: boolean },
) {
  const slug = await claimPermanentSlug(tx, addresses, wanted);
  if (!wasPublic && slug !== before) {
    await sql`delete from ${sql.table(addresses.table)} where slug = ${before}`.execute(tx);
  }
  return slug;
}

/** Something whose title is secret until it is published, and which from then on keeps the addresses that it had. */
interface Publishable {
  id: string;
  slug: string;
  published_at: Date | null;
  first_published_at: Date | null;
}

/** Replaces the slug of something that is or will be published, after a change of title. */
export const movePublishableSlug = (
  tx: Tx,
  addresses: SlugTable,
  { id, slug, published_at, first_published_at }: Publishable,
  title: string,
) =>
  moveSlug(tx, addresses, {
    id,
    slug,
    title,
    isPublic: published_at !== null,
    wasPublic: (first_published_at ?? published_at) !== null,
  });

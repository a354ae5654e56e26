import { randomInt, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "./db/database.ts";

const MAX_LENGTH = 80;
/** So long does numbering go on before a random ending settles it. */
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
 * Takes the first free address for a title: `titel`, `titel-2`, … `take` must claim it in one statement and tell
 * whether it got it, so that two who write the same title at once both get one.
 */
export async function claimSlug(title: string, claim: (slug: string) => Promise<boolean>) {
  const base = slugify(title);
  for (let number = 1; number <= MAX_NUMBERED; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await claim(slug)) return slug;
  }
  for (;;) {
    const slug = `${base}-${randomInt(1e6, 1e9)}`;
    if (await claim(slug)) return slug;
  }
}

/** Where every address stands that things of one kind ever had, and the column that says whose it is. */
interface SlugTable {
  table: "text_slugs" | "contest_slugs" | "article_slugs" | "user_slugs";
  owner: "text_id" | "contest_id" | "article_id" | "user_id";
}

/**
 * The address of what only its maker may know of: nobody else gets one like it, since `titel-2` tells that something is
 * called `titel`.
 */
export const unguessableSlug = (title: string) => `${slugify(title)}-${randomUUID().replaceAll("-", "").slice(0, 12)}`;

interface SlugRequest {
  id: string;
  title: string;
  /** Whether others see what is at the address. */
  isPublic: boolean;
}

/** Takes an address that is free, or one that this one had before. What stays in the table is given out to nobody else. */
export async function claimPermanentSlug(tx: Tx, { table, owner }: SlugTable, { id, title, isPublic }: SlugRequest) {
  const claim = async (slug: string) => {
    // Does not lock the row of another, as an update would: two who swap titles would wait for each other.
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (slug, ${sql.ref(owner)}) values (${slug}, ${id}) on conflict (slug) do nothing`.execute(
      tx,
    );
    if (numAffectedRows) return true;
    const { rows } = await sql`
      select from ${sql.table(table)} where slug = ${slug} and ${sql.ref(owner)} = ${id}`.execute(tx);
    return rows.length > 0;
  };
  if (isPublic) return claimSlug(title, claim);
  const secret = unguessableSlug(title);
  if (!(await claim(secret))) throw new Error(`An address that is drawn by lot was taken: ${secret}`);
  return secret;
}

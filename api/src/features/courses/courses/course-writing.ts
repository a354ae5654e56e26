import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Courses } from "#platform/db/tables.gen.ts";
import { moveSlug, claimPermanentSlug } from "#platform/slugs.ts";

interface Addressed {
  id: string;
  title: string;
  published_at: Date | null;
}

/** Every address that a course had while it was published stays with it; before that none tells its title. */
const ADDRESSES = { table: "course_slugs", owner: "course_id", reserved: RESERVED_SLUGS.course } as const;
export const claimCourseSlug = (tx: Tx, { id, title, published_at }: Addressed) =>
  claimPermanentSlug(tx, ADDRESSES, { id, title, isPublic: published_at !== null });

/** A new course with its address. */
export async function insertCourse(tx: Tx, values: Omit<Insertable<Courses>, "slug">) {
  const { id } = await tx
    .insertInto("courses")
    .values({ ...values, slug: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const published_at = values.published_at ? new Date(values.published_at) : null;
  const slug = await claimCourseSlug(tx, { id, title: values.title, published_at });
  await tx.updateTable("courses").set({ slug }).where("id", "=", id).execute();
  return { id, slug };
}

/**
 * The address follows the title; once the course was published its old address keeps leading to it
 * (docs/product/platform.md#addresses).
 */
export const moveCourseSlug = (
  tx: Tx,
  { id, slug, published_at, first_published_at }: Addressed & { slug: string; first_published_at: Date | null },
  title: string,
) =>
  moveSlug(tx, ADDRESSES, {
    id,
    slug,
    title,
    isPublic: published_at !== null,
    wasPublic: first_published_at !== null,
  });

import { RESERVED_SLUGS } from "@inktvis/contract/reserved-slugs";
import type { Insertable } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { Courses } from "#platform/db/tables.gen.ts";
import { insertWithSlug } from "#platform/slugs.ts";

/**
 * Every address that a course had while it was published stays with it and leads to it; before that, no address gives
 * its title away (docs/product/platform.md#addresses).
 */
export const COURSE_ADDRESSES = { table: "course_slugs", owner: "course_id", reserved: RESERVED_SLUGS.course } as const;

/** A new course with its address. */
export const insertCourse = (tx: Tx, values: Omit<Insertable<Courses>, "slug">) =>
  insertWithSlug(tx, "courses", COURSE_ADDRESSES, { ...values, isPublic: Boolean(values.published_at) });

import { sql } from "kysely";
import { slugify } from "#platform/slugs.ts";
import { hasAnybodyAccess, peopleWithAccess } from "../ecourse.policy.ts";

/** The columns that both a list and a page show. */
export const FACTS = ["ecourse.id", "ecourse.title", "ecourse.archived_at", "ecourse.organizer_id"] as const;

/** How many people have access. */
export const studentCount = sql<number>`(
  select count(*)::integer from ${peopleWithAccess(sql`ecourse.id`)} as student
)`;

/** Whether anybody earned a certificate. */
export const hasCertificates = sql<boolean>`exists (
  select from certificates certificate where certificate.ecourse_id = ecourse.id
)`;

/** Whether somebody has access, or earned a certificate: it cannot be deleted. */
export const isInUse = sql<boolean>`(${hasAnybodyAccess(sql`ecourse.id`)} or ${hasCertificates})`;

interface Facts {
  id: string;
  title: string;
  archived_at: Date | null;
}

export const ecourseFactsOf = ({ id, title, archived_at }: Facts) => ({
  id,
  slug: slugify(title),
  title,
  archivedAt: archived_at?.toISOString() ?? null,
});

import type { Insertable } from "kysely";
import type { Services } from "#platform/context.ts";
import type { MagazineIssues } from "#platform/db/tables.gen.ts";

interface Wanted extends Partial<Insertable<MagazineIssues>> {
  /** The articles in order, each with the heading above it. */
  contents?: readonly { articleId: string; section?: string | null }[];
}

let lastNumber = 100;

/** A published issue; every column can be overridden. */
export async function anIssue({ db, clock }: Services, { contents = [], ...wanted }: Wanted = {}) {
  const now = clock.now();
  const number = wanted.number ?? ++lastNumber;
  const issue = await db
    .insertInto("magazine_issues")
    .values({
      slug: `nummer-${number}`,
      number,
      title: `Nummer ${number}`,
      season: "herfst 2026",
      intro: "Over wat stijgt.",
      published_at: now,
      created_at: now,
      updated_at: now,
      ...wanted,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.insertInto("magazine_issue_slugs").values({ slug: issue.slug, issue_id: issue.id }).execute();
  for (const [at, { articleId, section = null }] of contents.entries())
    await db
      .insertInto("magazine_contributions")
      .values({ article_id: articleId, issue_id: issue.id, position: at + 1, section })
      .execute();
  return issue;
}

import type { StaffMagazineIssueInput } from "@inktvis/contract/features/magazine/staff-issues";
import { sql } from "kysely";
import type * as z from "zod";
import type { Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { invalid } from "#platform/http/errors.ts";
import { contentWriting } from "#features/content/publishing/content-writing.ts";
import { publicationOf } from "#features/content/publishing/publishing.ts";
import { MAGAZINE_TYPES } from "./issue.policy.ts";
import { staffIssues } from "./queries/staff-issues.ts";

type Input = z.output<typeof StaffMagazineIssueInput>;

const TAKEN = { number: "Dit nummer bestaat al. Kies een ander." };

/** The articles of an issue stay when the issue is deleted. */
export const issueWriting = contentWriting({
  table: "magazine_issues",
  addresses: { table: "magazine_issue_slugs", owner: "issue_id" },
  resource: staffIssues,
  columns: (_ctx, { number, title, season, intro, publishedAt }: Input) => ({
    number,
    title,
    season,
    intro,
    published_at: publicationOf(publishedAt),
  }),
  setLinks: (tx, id, { contents }) => setContents(tx, id, contents),
  translate: (query) => translateConstraintErrors({ unique: TAKEN }, query),
});

/**
 * Replaces the contents of an issue, which is locked. An article can be in one issue only: the lock on the article
 * decides between two editors who place it at the same time.
 * @throws 422 for an added article that is not of the magazine, and for one that is listed twice, or is in another
 * issue
 */
async function setContents(tx: Tx, issue_id: string, contents: Input["contents"]) {
  const ids = contents.map(({ articleId }) => articleId);
  if (new Set(ids).size < ids.length)
    throw invalid({ contents: "Een artikel staat er twee keer in. Haal er een weg." });
  refuseOthers(await lockArticles(tx, issue_id, ids), ids);
  await refuseHeldElsewhere(tx, issue_id, ids);
  await tx.deleteFrom("magazine_contributions").where("issue_id", "=", issue_id).execute();
  if (contents.length === 0) return;
  const rows = contents.map(({ articleId, section }, at) => ({
    article_id: articleId,
    issue_id,
    position: at + 1,
    section,
  }));
  await tx.insertInto("magazine_contributions").values(rows).execute();
}

/**
 * Locks the articles that the issue contains and those that it will contain, in the order of their ids: two editors who
 * put the same articles in two issues, or swap them, wait for each other, as does somebody who deletes one.
 */
const lockArticles = (tx: Tx, issueId: string, ids: readonly string[]) =>
  tx
    .selectFrom("articles as article")
    .select((eb) => ["article.id", "article.title", eb("article.type", "in", MAGAZINE_TYPES).as("isOfMagazine")])
    .select(isHeldBy(issueId).as("isHeld"))
    .where(({ or }) => or([sql<boolean>`article.id = any(${ids}::uuid[])`, isHeldBy(issueId)]))
    .orderBy("article.id")
    .forNoKeyUpdate()
    .execute();

const isHeldBy = (issueId: string) => sql<boolean>`exists (
  select from magazine_contributions held where held.issue_id = ${issueId} and held.article_id = article.id
)`;

/**
 * An article that an issue contains already may stay: the issue is shown without it while it is not of the magazine
 * (docs/product/magazine.md#issues).
 * @throws 422 for an added article that is not of the magazine, and for one that does not exist
 */
function refuseOthers(articles: Awaited<ReturnType<typeof lockArticles>>, ids: readonly string[]) {
  const wanted = articles.filter(({ id }) => ids.includes(id));
  const gone = ids.findIndex((id) => !wanted.some((article) => article.id === id));
  if (gone >= 0)
    throw invalid({ contents: `Het artikel van bijdrage ${gone + 1} is er niet meer. Haal die bijdrage weg.` });
  const other = wanted.find(({ isHeld, isOfMagazine }) => !isHeld && !isOfMagazine);
  if (other) throw invalid({ contents: `‘${other.title}’ is geen artikel van het tijdschrift. Haal het weg.` });
}

/** The articles are locked. @throws 422 for one that is in another issue */
async function refuseHeldElsewhere(tx: Tx, issueId: string, ids: readonly string[]) {
  const held = await tx
    .selectFrom("magazine_contributions as contribution")
    .innerJoin("articles as article", "article.id", "contribution.article_id")
    .innerJoin("magazine_issues as issue", "issue.id", "contribution.issue_id")
    .select(["article.title", "issue.number"])
    .where(sql<boolean>`article.id = any(${ids}::uuid[])`)
    .where("issue.id", "!=", issueId)
    .executeTakeFirst();
  if (held)
    throw invalid({ contents: `‘${held.title}’ staat al in nummer ${held.number}. Haal het daar of hier weg.` });
}

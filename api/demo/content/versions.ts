import { staffArticles } from "#features/content/articles/queries/staff-articles.ts";
import { staffPages } from "#features/content/pages/queries/staff-pages.ts";
import { versionColumns } from "#features/content/publishing/keep-version.ts";
import { brusselsDay, brusselsInstant, days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Demo } from "../demo.ts";

const ARTICLE = "kladdag-een-hele-dag-slecht-schrijven";
const PAGE = "bibliotheken";

/** Two earlier versions of an article; its current content is the third. A change to it is planned below. */
const ARTICLE_BEFORE = [
  {
    title: "Kladdag: schrijf een dag lang slecht",
    excerpt: "Op zaterdag 12 december zetten we in Antwerpen tafels klaar voor wie niets moois wil maken.",
  },
  {
    excerpt:
      "Op zaterdag 12 december zetten we in Antwerpen twintig tafels klaar. Wie iets moois wil maken, blijft thuis.",
  },
];
const ARTICLE_PLANNED = {
  excerpt:
    "Op zaterdag 12 december staan er in Antwerpen zestig tafels klaar, twintig meer dan gepland. Wie iets moois wil maken, blijft beter thuis.",
};

const PAGE_PLANNED = {
  title: "Voor bibliotheken en boekhandels",
  ctaButtonText: "Plan iets met ons in het voorjaar",
};

/** Earlier versions and planned changes, for editors to look at (docs/product/content.md#versions). */
export async function addVersions(tx: Tx, services: Services, { personId, now }: Omit<Demo, "courseId" | "genreId">) {
  const ctx = { ...services, now, viewer: { id: null } };
  const morning = (inDays: number) => brusselsInstant(`${brusselsDay(later(now, days(inDays)))}T08:00`);
  const editor = personId("redacteur");

  const articleId = await idOf(tx, "articles", ARTICLE);
  const revision = ARTICLE_BEFORE.length + 1;
  await tx.updateTable("articles").set({ revision }).where("id", "=", articleId).execute();
  const { data: article } = await staffArticles(ctx).get({ db: tx }, articleId);
  const ofArticle = { kind: "articles", subject_id: articleId } as const;
  const plans = { state: "planned" as const, author_id: editor, saved_at: now };
  await tx
    .insertInto("content_versions")
    .values([
      ...[...ARTICLE_BEFORE, {}].map((before, at) => ({
        ...ofArticle,
        ...versionColumns("articles", { ...article, ...before }),
        state: "saved" as const,
        revision: at + 1,
        author_id: at === 0 ? editor : personId("admin"),
        saved_at: later(new Date(article.updatedAt), days(at - ARTICLE_BEFORE.length)),
      })),
      {
        ...ofArticle,
        ...versionColumns("articles", { ...article, ...ARTICLE_PLANNED }),
        ...plans,
        revision,
        planned_for: morning(5),
      },
    ])
    .execute();

  const pageId = await idOf(tx, "pages", PAGE);
  const { data: page } = await staffPages(ctx).get({ db: tx }, pageId);
  const ofPage = { kind: "pages", subject_id: pageId, revision: page.revision } as const;
  await tx
    .insertInto("content_versions")
    .values([
      { ...ofPage, ...versionColumns("pages", page), state: "saved", saved_at: page.updatedAt },
      { ...ofPage, ...versionColumns("pages", { ...page, ...PAGE_PLANNED }), ...plans, planned_for: morning(12) },
    ])
    .execute();
}

const idOf = async (tx: Tx, table: "articles" | "pages", slug: string) =>
  (await tx.selectFrom(table).select("id").where("slug", "=", slug).executeTakeFirstOrThrow()).id;

import type { ContentPreview } from "@inktvis/contract/features/content-versions/content-previews";
import { articlePath, shelfOf } from "@inktvis/contract/features/content/article-shelves";
import { HOMEPAGE_SITES } from "@inktvis/contract/features/content/staff-homepages";
import type { ContentChange, ContentKind } from "@inktvis/contract/features/content-versions/staff-content-versions";
import { teamListOf, teamTilePath } from "@inktvis/contract/features/content/team-lists";
import { landingPagePath } from "@inktvis/contract/page-paths/landing-pages";
import { newsletterPath, productPath } from "@inktvis/contract/page-paths/organization";
import { alumnusPath } from "@inktvis/contract/page-paths/schrijfacademie";
import { issuePath } from "@inktvis/contract/page-paths/verzin";
import type { FileLink, Picture } from "@inktvis/contract/layer/fields";
import type { Context, EditorContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { alumnusWriting } from "#features/content/alumni/alumnus-writing.ts";
import { getAlumnus } from "#features/content/alumni/queries/get-alumnus.ts";
import { staffAlumni } from "#features/content/alumni/queries/staff-alumni.ts";
import { articleWriting } from "#features/content/articles/article-writing.ts";
import { getArticle } from "#features/content/articles/queries/get-article.ts";
import { staffArticles } from "#features/content/articles/queries/staff-articles.ts";
import { saveHomepage, staffHomepages } from "#features/content/homepages/homepage-writing.ts";
import { getHomepage } from "#features/content/homepages/queries/get-homepage.ts";
import { saveLandingPage } from "#features/content/landing-pages/operations/update-landing-page.ts";
import { getLandingPage } from "#features/content/landing-pages/queries/get-landing-page.ts";
import { staffLandingPages } from "#features/content/landing-pages/queries/staff-landing-pages.ts";
import { savePage } from "#features/content/pages/operations/update-page.ts";
import { getPage } from "#features/content/pages/queries/get-page.ts";
import { staffPages } from "#features/content/pages/queries/staff-pages.ts";
import { productWriting } from "#features/content/products/product-writing.ts";
import { getProduct } from "#features/content/products/queries/get-product.ts";
import { staffProducts } from "#features/content/products/queries/staff-products.ts";
import type { StoredMedia } from "#features/content/publishing/editorial-media.ts";
import { teamTileWriting } from "#features/content/team/team-tile-writing.ts";
import { staffTeamTiles } from "#features/content/team/queries/staff-team-tiles.ts";
import { issueWriting } from "#features/magazine/issues/issue-writing.ts";
import { getIssue } from "#features/magazine/issues/queries/get-issue.ts";
import { staffIssues } from "#features/magazine/issues/queries/staff-issues.ts";
import { claimArchiveSlug } from "#features/newsletter/newsletters/operations/send-newsletter.ts";
import { updateNewsletter } from "#features/newsletter/newsletters/operations/update-newsletter.ts";
import { getNewsletter } from "#features/newsletter/newsletters/queries/get-newsletter.ts";
import { staffNewsletters } from "#features/newsletter/newsletters/queries/staff-newsletters.ts";

type HomepageSlug = keyof typeof HOMEPAGE_SITES;

/** A row of the staff room. */
export interface Subject {
  id: string;
  revision: number;
  publishedAt?: string | null;
  genres?: number[];
  updatedAt?: string;
  image?: Picture | null;
  attachment?: FileLink | null;
}

/** The context in which the page is read as a visitor would, in a transaction. */
export interface ReadingContext extends Context {
  db: Tx;
  /** The moment for which other content is shown: what else is planned by then is shown to editors only. */
  otherContentAt: Date;
}

interface EditedKind<Change> {
  /** The table of the rows; absent for content that is never deleted. */
  table?: keyof DB;
  /** The fields of its place and moment of publication, which restoring an older version leaves as they are. */
  stays: readonly (string & keyof Change)[];
  /** @throws 404 */
  read: (ctx: EditorContext, id: string) => Promise<{ data: Subject }>;
  /** Saves as the form does; `also` runs at the end of the transaction. */
  save: (
    ctx: EditorContext,
    id: string,
    change: Change,
    media: StoredMedia,
    also: (tx: Tx) => Promise<void>,
  ) => Promise<unknown>;
  /** What its page shows to visitors. The row has been made public by then. */
  show: (ctx: ReadingContext, id: string) => Promise<ContentPreview>;
}

/** Every kind of content that has versions, previews and plans. A missing kind fails the type check. */
const KINDS: { readonly [Kind in ContentKind]: EditedKind<ContentChange[Kind]> } = {
  articles: {
    table: "articles",
    stays: ["publishedAt"],
    read: (ctx, id) => staffArticles(ctx).get(ctx, id),
    save: articleWriting.save,
    show: async (ctx, id) => {
      const { slug } = await publishNow(ctx, "articles", id);
      const { data } = await getArticle(ctx, slug);
      return { kind: "articles", site: shelfOf(data.type).site, path: articlePath(data), content: data };
    },
  },
  pages: {
    table: "pages",
    stays: ["site", "parentId", "slug", "publishedAt"],
    read: (ctx, id) => staffPages(ctx).get(ctx, id),
    save: savePage,
    show: async (ctx, id) => {
      await publishNow(ctx, "pages", id);
      const { site, slug, fullPath } = (await staffPages(asEditor(ctx)).get(ctx, id)).data;
      const { data } = await getPage({ ...ctx, site }, slug, fullPath);
      return { kind: "pages", site, path: fullPath, content: data };
    },
  },
  landingPages: {
    table: "landing_pages",
    stays: ["site", "slug", "publishedAt"],
    read: (ctx, id) => staffLandingPages(ctx).get(ctx, id),
    save: (ctx, id, change, _media, also) => saveLandingPage(ctx, id, change, also),
    show: async (ctx, id) => {
      const { slug } = await publishNow(ctx, "landing_pages", id);
      const { site } = (await staffLandingPages(asEditor(ctx)).get(ctx, id)).data;
      const { data } = await getLandingPage({ ...ctx, site }, slug);
      return { kind: "landingPages", site, path: landingPagePath(slug), content: data };
    },
  },
  homepages: {
    stays: [],
    read: (ctx, id) => staffHomepages.get(ctx, id as HomepageSlug),
    save: (ctx, id, change, _media, also) => saveHomepage(ctx, id as HomepageSlug, change, also),
    show: async (ctx, id) => {
      const { data } = await getHomepage(ctx, id);
      return { kind: "homepages", site: HOMEPAGE_SITES[id as HomepageSlug], path: "/", content: data };
    },
  },
  products: {
    table: "products",
    stays: ["publishedAt"],
    read: (ctx, id) => staffProducts(ctx).get(ctx, id),
    save: productWriting.save,
    show: async (ctx, id) => {
      const { slug } = await publishNow(ctx, "products", id);
      const { data } = await getProduct(ctx, slug);
      return { kind: "products", site: "organization", path: productPath(slug), content: data };
    },
  },
  alumni: {
    table: "alumni",
    stays: ["publishedAt"],
    read: (ctx, id) => staffAlumni(ctx).get(ctx, id),
    save: alumnusWriting.save,
    show: async (ctx, id) => {
      const { slug } = await publishNow(ctx, "alumni", id);
      const { data } = await getAlumnus(ctx, slug);
      return { kind: "alumni", site: "schrijfacademie", path: alumnusPath(slug), content: data };
    },
  },
  teamTiles: {
    table: "team_tiles",
    stays: ["publishedAt"],
    read: (ctx, id) => staffTeamTiles(ctx).get(ctx, id),
    save: teamTileWriting.save,
    show: async (ctx, id) => {
      const { data } = await staffTeamTiles(asEditor(ctx)).get(ctx, id);
      return { kind: "teamTiles", site: teamListOf(data.tags).site, path: teamTilePath(data), content: data };
    },
  },
  magazineIssues: {
    table: "magazine_issues",
    stays: ["publishedAt"],
    read: (ctx, id) => staffIssues(ctx).get(ctx, id),
    save: issueWriting.save,
    show: async (ctx, id) => {
      const { slug } = await publishNow(ctx, "magazine_issues", id);
      const { data } = await getIssue(ctx, slug, ctx.otherContentAt);
      return { kind: "magazineIssues", site: "verzin", path: issuePath(slug), content: data };
    },
  },
  newsletters: {
    table: "newsletters",
    stays: [],
    read: (ctx, id) => staffNewsletters(ctx).get(ctx, id),
    save: (ctx, id, change, _media, also) => updateNewsletter(ctx, id, change, also),
    show: async (ctx, id) => {
      const { title } = (await staffNewsletters(asEditor(ctx)).get(ctx, id)).data;
      const slug = await claimArchiveSlug(ctx.db, title);
      await ctx.db
        .updateTable("newsletters")
        .set({ slug, sent_at: ctx.now, recipient_count: 0 })
        .where("id", "=", id)
        .execute();
      const { data } = await getNewsletter(ctx, slug);
      return { kind: "newsletters", site: "organization", path: newsletterPath(slug), content: data };
    },
  },
};

/** The context of an editor with the id of this viewer: a preview saves and reads as editors do. */
export const asEditor = (ctx: Context): EditorContext => ({ ...ctx, viewer: { id: ctx.viewer?.id ?? null } });

export const kindOf = <Kind extends ContentKind>(kind: Kind): EditedKind<ContentChange[Kind]> => KINDS[kind];

type Published = "articles" | "pages" | "landing_pages" | "products" | "alumni" | "magazine_issues";

/** Makes a row public, in a transaction that will be undone. */
const publishNow = ({ db, now }: ReadingContext, table: Published, id: string) =>
  db
    .updateTable(table)
    .set(({ fn, val }) => ({ published_at: fn("least", [fn.coalesce("published_at", val(now)), val(now)]) }))
    .where("id", "=", id)
    .returning("slug")
    .executeTakeFirstOrThrow();

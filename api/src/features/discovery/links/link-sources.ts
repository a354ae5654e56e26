import { type ArticleType, shelfOf } from "@inktvis/contract/features/content/article-shelves";
import { HOMEPAGE_SITES } from "@inktvis/contract/features/content/staff-homepages";
import type { LINKING_RESOURCES } from "@inktvis/contract/features/discovery/staff-links";
import type { SiteName } from "@inktvis/contract/sites";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { hrefsIn } from "./links-in.ts";

/** A row of the staff room with its links, as they were written. */
export interface LinkingRow {
  id: string;
  title: string;
  /** The site that its relative paths belong to. */
  site: SiteName;
  hrefs: string[];
}

/** Rows are read in parts of this size: the largest body is half a megabyte. */
const PART = 100;
interface Part {
  /** The last id of the previous part. */
  after: string;
  limit: number;
}

type Read = (db: Database, part: Part) => Promise<LinkingRow[]>;

/** The rows of a part, in the order of their ids. */
const partOf = <DB, TB extends keyof DB, O>(rows: SelectQueryBuilder<DB, TB, O>, { after, limit }: Part) =>
  rows
    .where(sql<string>`id::text`, ">", after)
    .orderBy(sql`id::text`)
    .limit(limit)
    .execute();

const withButton = (body: string, button: string | null) => [...hrefsIn(body), ...(button ? [button] : [])];

/** For tables with a title and a body, all of whose rows are on one site. */
const bodiesOn =
  (site: SiteName, table: "products" | "alumni" | "newsletters"): Read =>
  async (db, part) => {
    const rows = await partOf(db.selectFrom(table).select(["id", "title", "body"]), part);
    return rows.map(({ id, title, body }) => ({ id, title, site, hrefs: hrefsIn(body) }));
  };

/** How to read the links of every resource in which editors write. */
const SOURCES: Readonly<Record<(typeof LINKING_RESOURCES)[number], Read>> = {
  articles: async (db, part) => {
    const columns = ["id", "title", "body", "cta_button_url", sql<ArticleType>`type`.as("type")] as const;
    const rows = await partOf(db.selectFrom("articles").select(columns), part);
    return rows.map(({ id, title, body, type, cta_button_url }) => ({
      id,
      title,
      site: shelfOf(type).site,
      hrefs: withButton(body, cta_button_url),
    }));
  },
  pages: async (db, part) => {
    const columns = ["id", "title", "body", "cta_button_url", sql<SiteName>`site`.as("site")] as const;
    const rows = await partOf(db.selectFrom("pages").select(columns), part);
    return rows.map(({ id, title, body, site, cta_button_url }) => ({
      id,
      title,
      site,
      hrefs: withButton(body, cta_button_url),
    }));
  },
  landingPages: async (db, part) => {
    // Rich text of blocks and the addresses of buttons and menu, whatever the kind of block.
    const texts = sql<string[]>`array(select jsonb_path_query(blocks, 'lax $[*].text') #>> '{}')`;
    const addresses = sql<string[]>`array(
      select jsonb_path_query(blocks, 'strict $.**.link.url', silent => true) #>> '{}'
      union select jsonb_path_query(menu, 'lax $[*].url') #>> '{}'
    )`;
    const columns = [
      "id",
      "title",
      sql<SiteName>`site`.as("site"),
      texts.as("texts"),
      addresses.as("addresses"),
    ] as const;
    const rows = await partOf(db.selectFrom("landing_pages").select(columns), part);
    return rows.map(({ id, title, site, texts: html, addresses: buttons }) => ({
      id,
      title,
      site,
      hrefs: [...html.flatMap((each) => hrefsIn(each ?? "")), ...buttons.filter((url) => url && !url.startsWith("#"))],
    }));
  },
  homepages: async (db, { after, limit }) => {
    const buttonsOfCalls = sql<string[]>`array(
      select button_url from calls_to_action where homepage_slug = homepages.slug and button_url is not null
    )`;
    const rows = await db
      .selectFrom("homepages")
      .select([sql<keyof typeof HOMEPAGE_SITES>`slug`.as("slug"), "spotlight_button_url"])
      .select(buttonsOfCalls.as("buttons"))
      .where("slug", ">", after)
      .orderBy("slug")
      .limit(limit)
      .execute();
    return rows.map(({ slug, spotlight_button_url, buttons }) => ({
      id: slug,
      title: slug,
      site: HOMEPAGE_SITES[slug],
      hrefs: [...(spotlight_button_url ? [spotlight_button_url] : []), ...buttons],
    }));
  },
  faqItems: async (db, part) => {
    const columns = ["id", "question", "answer", "collection_id"] as const;
    const rows = await partOf(db.selectFrom("faq_items").select(columns), part);
    return rows.map(({ id, question, answer, collection_id }) => ({
      id,
      title: question,
      site: collection_id === FAQ_OF_COMMUNITY ? "community" : "organization",
      hrefs: hrefsIn(answer),
    }));
  },
  newsletters: bodiesOn("organization", "newsletters"),
  products: bodiesOn("organization", "products"),
  alumni: bodiesOn("schrijfacademie", "alumni"),
  teamTiles: async (db, part) => {
    const rows = await partOf(db.selectFrom("team_tiles").select(["id", "title", "link"]), part);
    return rows.map(({ id, title, link }) => ({ id, title, site: "organization", hrefs: link === null ? [] : [link] }));
  },
};

/** The collection of questions that the community shows (docs/product/content.md#questions). */
const FAQ_OF_COMMUNITY = 2;

/** Every row in which editors write, with its resource. */
export async function* linkingRows(db: Database) {
  for (const [resource, read] of Object.entries(SOURCES)) {
    for (let after = ""; ;) {
      const rows = await read(db, { after, limit: PART });
      for (const row of rows) yield { resource, ...row };
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
}

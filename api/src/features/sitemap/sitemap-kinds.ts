import type { SitemapKind } from "@inktvis/contract/features/sitemap";
import type { SiteName } from "@inktvis/contract/sites";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/db/database.ts";
import { profilePage, READ_PAGE, textPage } from "../../platform/page-paths.ts";
import { listedTexts } from "../texts/text.policy.ts";

interface Found {
  path: string;
  updatedAt: Date | null;
}
interface Range {
  limit: number;
  offset: number;
}
interface Kind {
  sites: readonly SiteName[];
  count: (ctx: Context) => Promise<number>;
  /** In an order that only grows at its end, so that a page of the list stays what it was. */
  list: (ctx: Context, range: Range) => Promise<Found[]>;
}

/** Pages that are always there, by site. A new one that a visitor should find belongs here. */
const PAGES: Partial<Record<SiteName, string[]>> = {
  organization: ["/"],
  community: ["/", READ_PAGE],
  verzin: ["/"],
  schrijfacademie: ["/"],
  creatiefschrijvenjong: ["/"],
};

/** Whoever asks: a sitemap holds what visitors see. */
const publicTexts = (db: Database) => listedTexts({ db, viewer: undefined });

/** Everybody who has a text that visitors see, and when they last changed one. */
const publicAuthors = (db: Database) =>
  db
    .selectFrom(
      publicTexts(db)
        .select(["text.author_id", ({ fn }) => fn.max("text.updated_at").as("updated_at")])
        .groupBy("text.author_id")
        .as("writing"),
    )
    .innerJoin("users", "users.id", "writing.author_id")
    .where("users.blocked_at", "is", null);

export const KINDS: Record<SitemapKind, Kind> = {
  pages: {
    sites: Object.keys(PAGES) as SiteName[],
    count: async ({ site }) => PAGES[site]?.length ?? 0,
    list: async ({ site }, { limit, offset }) =>
      (PAGES[site] ?? []).slice(offset, offset + limit).map((path) => ({ path, updatedAt: null })),
  },
  texts: {
    sites: ["community"],
    count: async ({ db }) => {
      const { total } = await publicTexts(db)
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return total;
    },
    list: async ({ db }, { limit, offset }) => {
      const rows = await publicTexts(db)
        .select(["text.slug", "text.updated_at"])
        .orderBy("text.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: textPage(slug), updatedAt: updated_at }));
    },
  },
  people: {
    sites: ["community"],
    count: async ({ db }) => {
      const { total } = await publicAuthors(db)
        .select(({ fn }) => fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return total;
    },
    list: async ({ db }, { limit, offset }) => {
      const rows = await publicAuthors(db)
        .select(["users.slug", "writing.updated_at"])
        .orderBy("users.id")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ slug, updated_at }) => ({ path: profilePage(slug), updatedAt: updated_at }));
    },
  },
};

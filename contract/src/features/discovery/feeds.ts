import * as z from "zod";
import { ARTICLE_SHELVES, type ArticleShelfName } from "#features/content/article-shelves.ts";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, SlugParams } from "#layer/schemas.ts";

const FeedEntry = z.object({
  id: z.uuid(),
  path: z.string(),
  title: z.string(),
  author: z.string(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  categories: z.array(z.string()),
  summary: z.string().describe("de eerste regels, zonder opmaak"),
  content: z.string().describe("opgeschoonde HTML"),
});

/** The newest entries of a list, for feed readers. */
const Feed = z
  .object({
    title: z.string(),
    path: z.string().describe("de pagina waarvan dit het nieuwste is"),
    updatedAt: z.iso.datetime(),
    entries: z.array(FeedEntry),
  })
  .meta({ id: "Feed" });
export type Feed = z.infer<typeof Feed>;

/** Only what visitors may see, even for members: feed readers cache what they get and show it to anybody. */
export const feeds = {
  texts: endpoint({
    method: "GET",
    path: "/feeds/texts",
    access: "public",
    summary: "De 20 nieuwste teksten",
    response: dataOf(Feed),
  }),
  author: endpoint({
    method: "GET",
    path: "/feeds/users/{slug}",
    access: "public",
    summary: "De 20 nieuwste teksten van één auteur",
    params: SlugParams,
    response: dataOf(Feed),
  }),
  results: endpoint({
    method: "GET",
    path: "/feeds/results",
    access: "public",
    summary: "De 20 nieuwste uitslagen van wedstrijden",
    response: dataOf(Feed),
  }),
  articles: endpoint({
    method: "GET",
    path: "/feeds/articles/{shelf}",
    access: "public",
    summary: "De 20 nieuwste artikels van één lijst",
    params: z.object({ shelf: z.enum(Object.keys(ARTICLE_SHELVES) as [ArticleShelfName, ...ArticleShelfName[]]) }),
    response: dataOf(Feed),
  }),
};

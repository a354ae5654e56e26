import { originOf, SITE_NAMES, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";
import { storeFile } from "#features/media/files/store-file.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { addArticle, type DemoArticle, readDemoArticles } from "./content/articles.ts";
import { addFaq, readDemoFaqs } from "./content/faqs.ts";
import { addHomepage, DEMO_HOMEPAGES } from "./content/homepages.ts";
import { addIssue, DEMO_ISSUES } from "./content/magazine.ts";
import { addLandingPages, LANDING_PICTURES } from "./content/landing-pages.ts";
import { addProductsAndPeople, prepareProductsAndPeople } from "./content/people-of-the-house.ts";
import { addPages, type DemoPage, readDemoPages } from "./content/pages.ts";
import { addTerms } from "./content/terms.ts";
import { idsOf } from "./demo.ts";
import { coverOf, type Illustrated, issueCoverOf } from "./drawings.ts";
import { storePictures } from "./store-pictures.ts";

type Content = Awaited<ReturnType<typeof prepareContent>>;

const SITE_LINK = new RegExp(`\\b(?:${SITE_NAMES.join("|")}):(?=/)`, "g");
/** `community:/lezen` in a file becomes the full address of that page of the community. */
const linksToSites = (addresses: SiteAddresses) => (source: string) =>
  source.replaceAll(SITE_LINK, (found) => originOf(addresses, found.slice(0, -1) as SiteName));

/** What the house publishes. Pictures and downloads are stored here: that does not belong in the transaction. */
export async function prepareContent(services: Services) {
  const links = linksToSites(services.config.sites);
  const [articles, pages, faqs] = await Promise.all([
    readDemoArticles(links),
    readDemoPages(links),
    readDemoFaqs(links),
  ]);
  const pictures = await storePictures<DemoArticle | DemoPage>(services, [...articles, ...pages], coverOf);
  const covers = await storePictures(services, DEMO_ISSUES, issueCoverOf);
  const landingPictures = await storePictures<Illustrated>(services, LANDING_PICTURES, coverOf);
  const downloads = new Map<DemoArticle, string>();
  for (const article of articles) {
    const { download } = article;
    if (download)
      downloads.set(
        article,
        await storeFile(services, { name: download.name, bytes: Buffer.from(`${download.text}\n`) }),
      );
  }
  const house = await prepareProductsAndPeople(services);
  return { links, articles, pages, faqs, pictures, covers, landingPictures, downloads, house };
}

export async function addContent(
  tx: Tx,
  { links, articles, pages, faqs, pictures, covers, landingPictures, downloads, house }: Content,
  { genreId, personId, now }: { genreId: (key: string) => number; personId: (key: string) => string; now: Date },
) {
  const articleIds = new Map<string, string>();
  for (const article of articles) {
    const genreIds = article.genres.map(genreId);
    const media = { imageId: pictures.get(article), fileId: downloads.get(article) };
    const authorId = article.writer === null ? undefined : personId(article.writer);
    articleIds.set(article.key, await addArticle(tx, article, { genreIds, authorId, ...media }));
  }
  for (const issue of DEMO_ISSUES) await addIssue(tx, issue, covers.get(issue), idsOf("article", articleIds));
  await addPages(tx, pages, { imageIdOf: (page) => pictures.get(page), now });
  await addLandingPages(tx, { imageIdOf: (drawing) => landingPictures.get(drawing) ?? "", now });
  await addTerms(tx, now);
  for (const faq of faqs) await addFaq(tx, faq);
  await addProductsAndPeople(tx, house, genreId);
  for (const homepage of DEMO_HOMEPAGES) await addHomepage(tx, homepage, links);
}

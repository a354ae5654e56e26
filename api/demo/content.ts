import { originOf, SITE_NAMES, type SiteAddresses, type SiteName } from "@inktvis/contract/sites";
import { storeFile } from "#features/media/files/store-file.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { addArticle, type DemoArticle, readDemoArticles } from "./content/articles.ts";
import { addFaq, readDemoFaqs } from "./content/faqs.ts";
import { addHomepage, DEMO_HOMEPAGES } from "./content/homepages.ts";
import { addPages, type DemoPage, readDemoPages } from "./content/pages.ts";
import { addTerms } from "./content/terms.ts";
import { coverOf } from "./drawings.ts";
import { storePictures } from "./store-pictures.ts";

type Content = Awaited<ReturnType<typeof prepareContent>>;

const SITE_LINK = new RegExp(`\\b(?:${SITE_NAMES.join("|")}):(?=/)`, "g");
/** `community:/lezen` in a file becomes that address of the community. */
const linksToSites = (addresses: SiteAddresses) => (source: string) =>
  source.replaceAll(SITE_LINK, (found) => originOf(addresses, found.slice(0, -1) as SiteName));

/** What the house publishes, with its pictures and downloads stored: they do not belong in the transaction. */
export async function prepareContent(services: Services) {
  const links = linksToSites(services.config.sites);
  const [articles, pages, faqs] = await Promise.all([
    readDemoArticles(links),
    readDemoPages(links),
    readDemoFaqs(links),
  ]);
  const pictures = await storePictures<DemoArticle | DemoPage>(services, [...articles, ...pages], coverOf);
  const downloads = new Map<DemoArticle, string>();
  for (const article of articles) {
    const { download } = article;
    if (download)
      downloads.set(
        article,
        await storeFile(services, { name: download.name, bytes: Buffer.from(`${download.text}\n`) }),
      );
  }
  return { articles, pages, faqs, pictures, downloads };
}

export async function addContent(
  tx: Tx,
  { articles, pages, faqs, pictures, downloads }: Content,
  { genreId, now }: { genreId: (key: string) => number; now: Date },
) {
  for (const article of articles) {
    const genreIds = article.genres.map(genreId);
    await addArticle(tx, article, { genreIds, imageId: pictures.get(article), fileId: downloads.get(article) });
  }
  await addPages(tx, pages, { imageIdOf: (page) => pictures.get(page), now });
  await addTerms(tx, now);
  for (const faq of faqs) await addFaq(tx, faq);
  for (const homepage of DEMO_HOMEPAGES) await addHomepage(tx, homepage);
}

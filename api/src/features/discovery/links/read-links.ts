import { originOf } from "@inktvis/contract/sites";
import { type RawBuilder, sql } from "kysely";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { createInternalCheck, ownHosts, siteOf } from "./internal-links.ts";
import { linkingRows } from "./link-sources.ts";
import { wholeAddress } from "./links-in.ts";

interface Place {
  url: string;
  resource: string;
  resourceId: string;
  title: string;
}

/**
 * Reads everything that editors write: which addresses it links to, and where. Links to our own sites are checked at
 * once, the others gradually (check-links.ts). Addresses that nothing links to any more are deleted.
 */
export async function readLinks(services: Services) {
  const { urls, places } = await findLinks(services);
  const missing = await missingOnOurSites(services, urls.values());
  const now = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    // Two simultaneous reads run one after the other.
    await lockName(tx, "links");
    await storeUrls(tx, [...urls.values()], now);
    await storePlaces(tx, places);
    await storeMissing(services, tx, missing, now);
  });
}

async function findLinks({ db, config }: Services) {
  const urls = new Map<string, URL>();
  const places = new Map<string, Place>();
  for await (const { resource, id, title, site, hrefs } of linkingRows(db))
    for (const href of hrefs) {
      const url = wholeAddress(href, originOf(config.sites, site));
      if (!url) continue;
      urls.set(url.href, url);
      places.set([url.href, resource, id].join(" "), { url: url.href, resource, resourceId: id, title });
    }
  return { urls, places: [...places.values()] };
}

async function missingOnOurSites(services: Services, urls: Iterable<URL>) {
  const isThere = await createInternalCheck(services);
  const missing: string[] = [];
  for (const url of urls) {
    const site = siteOf(services.config, url);
    if (site && !(await isThere(site, url))) missing.push(url.href);
  }
  return missing;
}

const unnest = (values: readonly string[]): RawBuilder<string> => sql`unnest(${values}::text[])`;

async function storeUrls(tx: Tx, urls: readonly URL[], now: Date) {
  const [hrefs, hosts] = [urls.map(({ href }) => href), urls.map(({ host }) => host)];
  await sql`
    insert into links (url, host, first_seen_at)
    select url, host, ${now} from unnest(${hrefs}::text[], ${hosts}::text[]) as found (url, host)
    on conflict (url) do nothing`.execute(tx);
  await sql`delete from links where url not in (select ${unnest(hrefs)})`.execute(tx);
}

async function storePlaces(tx: Tx, places: readonly Place[]) {
  const column = (name: keyof Place) => places.map((place) => place[name]);
  await tx.deleteFrom("link_places").execute();
  await sql`
    insert into link_places (link_id, resource, resource_id, title)
    select links.id, resource, resource_id, title
    from unnest(
      ${column("url")}::text[], ${column("resource")}::text[], ${column("resourceId")}::text[], ${column("title")}::text[]
    ) as found (url, resource, resource_id, title)
    join links on links.url = found.url`.execute(tx);
}

/** Unlike links to other sites, these need no repeated checks: what is missing from our own sites is missing. */
async function storeMissing({ config }: Services, tx: Tx, missing: readonly string[], now: Date) {
  const hosts = ownHosts(config);
  await sql`
    update links set checked_at = ${now}, failures = 0, problem = null, dead_since = null, ignored_at = null
    where host = any(${hosts}::text[]) and url <> all(${missing}::text[])`.execute(tx);
  await sql`
    update links set
      checked_at = ${now}, failures = failures + 1, problem = 'missing', dead_since = coalesce(dead_since, ${now})
    where url = any(${missing}::text[])`.execute(tx);
}

import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillBig } from "@inktvis/api/demo/big";
import { COMMON_WORD, plantedWords } from "@inktvis/api/demo/big/planted-words";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import { openServices } from "@inktvis/api/services";
import { READ_PATH, textPath } from "@inktvis/contract/page-paths/community";
import pg from "pg";
import { startPostgres } from "@inktvis/postgres";
import { load, type LoadRequest } from "./load.ts";
import { startMeasured } from "./measured-process.ts";
import { median } from "./ratios.ts";

/** Ratios to the number of texts, in both databases. */
const PEOPLE_PER_TEXT = 0.2;
const LIKES_PER_TEXT = 10;
const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP_SECONDS = 3;
const PLANTED_WORDS = 20;

/** Slugs that exist in both databases. */
interface KnownSlugs {
  /** An author with the median number of texts. */
  person: string;
  /** A text of median length. */
  text: string;
}
interface MeasuredRequest {
  name: string;
  /** The host and paths; several paths are requested in turn. */
  host: "api.community" | "community";
  paths: (known: KnownSlugs) => string[];
  /** Why the target does not apply. */
  excludedBecause?: string;
}

const search = (q: object) => `/api/search?q=${encodeURIComponent(JSON.stringify({ models: ["text"], ...q }))}`;
const REQUESTS: MeasuredRequest[] = [
  { name: "Nieuwste teksten", host: "api.community", paths: () => [search({})] },
  { name: "Teksten van een genre", host: "api.community", paths: () => [search({ filters: { genres: [3] } })] },
  {
    name: "Populairste teksten",
    host: "api.community",
    paths: () => [search({ sort: { field: "popularity", order: "desc" } })],
  },
  {
    name: "Zoeken, 25 treffers",
    host: "api.community",
    paths: () => plantedWords(PLANTED_WORDS).map((text) => search({ text })),
  },
  {
    name: "Zoeken, de helft van alle teksten",
    host: "api.community",
    paths: () => [search({ text: COMMON_WORD })],
    excludedBecause: "a hundred times as many hits",
  },
  { name: "Profiel", host: "api.community", paths: ({ person }) => [`/api/users/${person}`] },
  { name: "Leespagina (/tekst-lezen)", host: "community", paths: ({ text }) => [textPath(text)] },
  { name: "Lijst als pagina (/lezen)", host: "community", paths: () => [READ_PATH] },
];

export interface Growth {
  name: string;
  /** 95th percentile in milliseconds. */
  small: number;
  big: number;
  /** Large database relative to the small one. */
  ratio: number;
  excludedBecause?: string | undefined;
}
export interface Amounts {
  small: number;
  big: number;
  growth: Growth[];
}

/** The same requests to a small and a large database, alternating, so that other load affects both. */
export async function measureAmounts([small, big]: [number, number], ports: [number, number]): Promise<Amounts> {
  const [first, second] = [await openSide(small, ports[0]), await openSide(big, ports[1])];
  const growth: Growth[] = [];
  for (const measured of REQUESTS) {
    console.log(`measuring ${measured.name}`);
    for (const side of [first, second]) await load(side.request(measured), { duration: WARM_UP_SECONDS });
    const rounds: [number, number][] = [];
    for (let turn = 0; turn < ROUNDS; turn++) rounds.push([await p95(first, measured), await p95(second, measured)]);
    const [ofSmall, ofBig] = [median(rounds.map(([one]) => one)), median(rounds.map(([, other]) => other))];
    growth.push({
      name: measured.name,
      small: ofSmall,
      big: ofBig,
      ratio: ofBig / ofSmall,
      excludedBecause: measured.excludedBecause,
    });
  }
  await first.close();
  await second.close();
  return { small, big, growth };
}

type Side = Awaited<ReturnType<typeof openSide>>;

const p95 = async (side: Side, measured: MeasuredRequest) =>
  (await load(side.request(measured), { duration: SECONDS })).p95;

/** A server on a database with this many texts. */
async function openSide(texts: number, port: number) {
  console.log(`filling a database with ${texts} texts`);
  const dataDir = mkdtempSync(join(tmpdir(), "inktvis-amounts-"));
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: () => {}, durable: false });
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
    SESSION_SECRET: "only for this bench, and long enough for it",
    DEMO: "off",
    WORKER: "off",
  };
  const known = await fill(environment, texts);
  const main = new URL("../../server/src/main.ts", import.meta.url);
  const server = await startMeasured(main, environment, `http://127.0.0.1:${port}/health`);
  return {
    request: ({ host, paths }: MeasuredRequest): LoadRequest => ({
      url: `http://127.0.0.1:${port}`,
      headers: { host: `${host}.localhost:${port}` },
      requests: paths(known).map((path) => ({ path })),
    }),
    close: async () => {
      await server.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill(environment: { DATABASE_URL: string }, texts: number): Promise<KnownSlugs> {
  const config = readConfig(environment);
  const databaseUrl = environment.DATABASE_URL;
  const { services, close } = await openServices({ config, databaseUrl, log: createLogger(config) });
  await fillBig(services.db, { texts, people: texts * PEOPLE_PER_TEXT, likes: texts * LIKES_PER_TEXT });
  await close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const slug = async (query: string) => (await client.query<{ slug: string }>(query)).rows[0]?.slug ?? "";
  const known = { person: await slug(MEDIAN_AUTHOR), text: await slug(MEDIAN_TEXT) };
  await client.end();
  return known;
}

const MEDIAN_AUTHOR = `
  with output as (
    select author_id, count(*) as texts from texts where not is_private and not members_only group by author_id
  )
  select users.slug from output join users on users.id = author_id
  where texts = (select percentile_disc(0.5) within group (order by texts) from output)
  order by users.id limit 1
`;
const MEDIAN_TEXT = `
  select slug from texts where not is_private and not members_only order by abs(word_count - 250), id limit 1
`;

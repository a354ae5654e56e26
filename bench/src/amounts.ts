import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillBig } from "@inktvis/api/demo/big";
import { COMMON_WORD, plantedWords } from "@inktvis/api/demo/big/planted-words";
import { manyCourses } from "@inktvis/api/features/courses/courses/many-courses.factory";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import { openServices } from "@inktvis/api/services";
import { READ_PATH, textPath } from "@inktvis/contract/page-paths/community";
import pg from "pg";
import { startPostgres } from "@inktvis/postgres";
import { load, type LoadRequest } from "./load.ts";
import { startMeasured } from "./measured-process.ts";
import { median } from "./ratios.ts";
import { productionSettings } from "./stage.ts";

/** Courses in the small and in the large database: a catalogue grows to thousands. */
const COURSES: [number, number] = [100, 2_000];
/** The number of people and likes as ratios to the number of texts, in both databases. */
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
  /** Planted words, each with the name of the author of a text that has it. */
  wordsWithAuthor: string[];
}
interface MeasuredRequest {
  name: string;
  /** The host and paths; several paths are requested in turn. */
  host: "api.community" | "community";
  paths: (known: KnownSlugs) => string[];
  /** Overrides `MOST`. */
  most?: number;
}

/** The target: the p95 of a large database is at most this many times that of a small one. */
const MOST = 1.5;
const search = (q: object) => `/api/search?q=${encodeURIComponent(JSON.stringify({ models: ["text"], ...q }))}`;
const api = (name: string, ...questions: object[]): MeasuredRequest => ({
  name,
  host: "api.community",
  paths: () => questions.map(search),
});
const RARE = plantedWords(PLANTED_WORDS);
const misspelt = (word: string) => word.slice(0, -2) + word.slice(-1);
const byLikes = { sort: { field: "popularity", order: "desc" } };
const ofGenre = { filters: { genres: [3] } };
/** The request of the page with courses. */
const CATALOGUE = {
  sort: [
    { field: "date", order: "asc" },
    { field: "published_at", order: "desc" },
  ],
  modelConfigurations: { course: { active: true } },
};
const REQUESTS: MeasuredRequest[] = [
  api("Nieuwste teksten", {}),
  // The last full page in a database with a thousand texts, of which visitors may read 940.
  api("Nieuwste teksten, bladzijde 58", { page: 58 }),
  api("Teksten van een genre", ofGenre),
  api("Populairste teksten", byLikes),
  api("Populairste teksten van een genre", { ...byLikes, ...ofGenre }),
  api("Zoeken, 25 treffers", ...RARE.map((text) => ({ text }))),
  api("Zoeken, 25 treffers met een tikfout", ...RARE.map((word) => ({ text: misspelt(word) }))),
  api("Zoeken, een gewoon en een zeldzaam woord", ...RARE.map((word) => ({ text: `${COMMON_WORD} ${word}` }))),
  api("Zoeken, een zeldzaam en een gewoon woord", ...RARE.map((word) => ({ text: `${word} ${COMMON_WORD}` }))),
  {
    name: "Zoeken, een zeldzaam woord en wie het schreef",
    host: "api.community",
    paths: ({ wordsWithAuthor }) => wordsWithAuthor.map((text) => search({ text })),
  },
  { ...api("Zoeken, de helft van alle teksten", { text: COMMON_WORD }), most: 2 },
  api("Cursussen, de eerste 24 van 100 en van 2.000", { models: ["course"], perPage: 24, ...CATALOGUE }),
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
  /** The target of the ratio. */
  most: number;
}
export interface Amounts {
  small: number;
  big: number;
  growth: Growth[];
}

/**
 * The same requests to a small and a large database, alternating, so that other load affects both.
 * @param keepIn a folder for the databases; databases that were filled there before are reused
 */
export async function measureAmounts(
  [small, big]: [number, number],
  ports: [number, number],
  keepIn?: string,
): Promise<Amounts> {
  const [first, second] = [
    await openSide({ texts: small, courses: COURSES[0] }, ports[0], keepIn),
    await openSide({ texts: big, courses: COURSES[1] }, ports[1], keepIn),
  ];
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
      most: measured.most ?? MOST,
    });
  }
  await first.close();
  await second.close();
  return { small, big, growth };
}

type Side = Awaited<ReturnType<typeof openSide>>;

const p95 = async (side: Side, measured: MeasuredRequest) =>
  (await load(side.request(measured), { duration: SECONDS })).p95;

/** A server on a database with this many texts and courses. */
async function openSide({ texts, courses }: { texts: number; courses: number }, port: number, keepIn?: string) {
  console.log(`filling a database with ${texts} texts`);
  const dataDir = keepIn ? join(keepIn, String(texts)) : mkdtempSync(join(tmpdir(), "inktvis-amounts-"));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, log: () => {}, durable: false });
  const environment = {
    ...productionSettings({ databaseUrl: postgres.url, dataDir, port, logLevel: "warn" }),
    WORKER: "off",
  };
  const known = await fill(environment, texts, courses);
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
      if (!keepIn) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill(environment: { DATABASE_URL: string }, texts: number, courses: number): Promise<KnownSlugs> {
  const config = readConfig(environment);
  const databaseUrl = environment.DATABASE_URL;
  const { services, close } = await openServices({ config, databaseUrl, log: createLogger(config) });
  const start = Date.now();
  const amounts = { texts, people: texts * PEOPLE_PER_TEXT, likes: texts * LIKES_PER_TEXT };
  if (await fillBig(services.db, amounts)) console.log(`filled in ${((Date.now() - start) / 1000).toFixed(0)} s`);
  const anyCourse = await services.db.selectFrom("courses").select("id").limit(1).executeTakeFirst();
  if (!anyCourse) await manyCourses(services, courses);
  await close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const slug = async (query: string) => (await client.query<{ slug: string }>(query)).rows[0]?.slug ?? "";
  const { rows } = await client.query<{ words: string }>(WORDS_WITH_AUTHOR, [RARE]);
  const known = {
    person: await slug(MEDIAN_AUTHOR),
    text: await slug(MEDIAN_TEXT),
    wordsWithAuthor: rows.map(({ words }) => words),
  };
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
const WORDS_WITH_AUTHOR = `
  select word || ' ' || nickname as words from unnest($1::text[]) as word cross join lateral (
    select nickname from texts join users on users.id = author_id
    where texts.search @@ plainto_tsquery('dutch_plain', word) and not is_private and not members_only
    order by texts.id limit 1
  ) as author
`;

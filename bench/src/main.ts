import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { READ_PATH, textPath } from "@inktvis/contract/page-paths/community";
import { startPostgres } from "@inktvis/postgres";
import { killRounds } from "@inktvis/server/src/testing/kill-rounds.ts";
import { measureAmounts } from "./amounts.ts";
import { measureFollowers } from "./followers.ts";
import { measureHostile } from "./hostile.ts";
import { inEncoding } from "./load.ts";
import { startMeasured } from "./measured-process.ts";
import { measureOverview } from "./overview.ts";
import { measurePages } from "./pages.ts";
import { measureEnrolmentRush, measurePayments } from "./payments.ts";
import { postgresCpu } from "./postgres-cpu.ts";
import { prepare } from "./prepare.ts";
import { measureRatio, type Ratio, type Scenario } from "./ratios.ts";
import {
  amountsTable,
  enrolmentRushText,
  followersText,
  hostileText,
  killsText,
  overviewText,
  pagesText,
  paymentsText,
  ratiosTable,
  report,
  rushText,
  soakText,
} from "./report.ts";
import { measureRush } from "./rush.ts";
import { at, scenariosOf } from "./scenarios.ts";
import { soak } from "./soak.ts";
import { productionSettings } from "./stage.ts";

const PORT = 3400;
const BARE_PORT = 3401;

/**
 * `npm run bench -- amounts` measures only the amounts, `-- amounts 1000 5000` with other sizes, and writes nothing.
 * `--keep folder` keeps the databases in that folder, and reuses those that it already has.
 */
const AMOUNTS: [number, number] = [1_000, 1_000_000];
const AMOUNT_PORTS: [number, number] = [3402, 3403];
if (process.argv[2] === "amounts") {
  const { positionals, values } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { keep: { type: "string" } },
  });
  const [small = AMOUNTS[0], big = AMOUNTS[1]] = positionals.map(Number);
  console.log(amountsTable(await measureAmounts([small, big], AMOUNT_PORTS, values.keep)));
  process.exit();
}

/** `npm run bench -- rush` measures only the rush before a deadline. */
const RUSH_PORT = 3404;
if (process.argv[2] === "rush") {
  console.log(rushText(await measureRush(RUSH_PORT)));
  process.exit();
}

/** `npm run bench -- followers` measures only the notification of ten thousand followers. */
if (process.argv[2] === "followers") {
  console.log(followersText(await measureFollowers()));
  process.exit();
}

/**
 * `npm run bench -- overview` measures only the overview of a long online course, compared with that of a short one.
 */
const OVERVIEW_PORT = 3407;
if (process.argv[2] === "overview") {
  console.log(overviewText(await measureOverview(OVERVIEW_PORT)));
  process.exit();
}

/** `npm run bench -- hostile` measures only the effect of hostile members on others. */
const HOSTILE_PORT = 3405;
if (process.argv[2] === "hostile") {
  console.log(hostileText(await measureHostile(HOSTILE_PORT)));
  process.exit();
}

/**
 * `npm run bench -- kill` measures only what is lost when web, worker and database are killed; `-- kill 5` in five
 * rounds.
 */
const KILL_ROUNDS = 20;
if (process.argv[2] === "kill") {
  console.log(killsText(await killRounds(Number(process.argv[3] ?? KILL_ROUNDS))));
  process.exit();
}

/**
 * `npm run bench -- payments` measures only a thousand enrolments while Mollie fails and processes are killed; `--
 * payments rush` only two hundred within a minute without failures.
 */
const PAYMENTS_PORT = 3406;
if (process.argv[2] === "payments") {
  const isRush = process.argv[3] === "rush";
  console.log(
    isRush
      ? enrolmentRushText(await measureEnrolmentRush(PAYMENTS_PORT))
      : paymentsText(await measurePayments(PAYMENTS_PORT)),
  );
  process.exit();
}

/** `npm run bench -- pages` measures only what pages transfer at a first visit, and their Lighthouse scores. */
if (process.argv[2] === "pages") {
  console.log(pagesText(await measurePages()));
  process.exit();
}

/**
 * `npm run bench` measures everything and writes bench/RESULTS.md. Absolute times mean little on shared machines;
 * ratios do.
 */
const dataDir = mkdtempSync(join(tmpdir(), "inktvis-bench-"));
chmodSync(dataDir, 0o711);
const postgres = await startPostgres({ dataDir, log: () => {} });
const environment = {
  ...productionSettings({ databaseUrl: postgres.url, dataDir, port: PORT, logLevel: "warn" }),
  WORKER: "off",
  // One person writes all texts of the load test.
  LIMIT_TEXTS: "1000000/1h",
};
const prepared = await prepare(environment);
const readPath = textPath(prepared.slug);
const product = await startMeasured(
  new URL("../../server/src/main.ts", import.meta.url),
  environment,
  `http://127.0.0.1:${PORT}/health`,
);
const bare = await startMeasured(
  new URL("bare-server.ts", import.meta.url),
  { DATABASE_URL: postgres.url, PORT: String(BARE_PORT), CAPTURED_SQL: JSON.stringify(prepared.captured) },
  `http://127.0.0.1:${BARE_PORT}/list`,
);

const scenarios = scenariosOf({ process: product, port: PORT }, { process: bare, port: BARE_PORT }, prepared);
/**
 * `npm run bench -- reading brotli` measures only scenarios with these words in name or encoding, `-- soak` only the
 * memory use over many pages; neither writes results.
 */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isAsked = ({ name, encoding }: Scenario) =>
  words.every((word) => `${name} ${encoding}`.toLowerCase().includes(word));
const ratios: Ratio[] = [];
for (const scenario of scenarios.filter(isAsked)) {
  console.log(`measuring ${scenario.name}, ${scenario.encoding}`);
  const ratio = await measureRatio(scenario, postgresCpu(dataDir));
  ratios.push(ratio);
  console.log(`CPU × bare: ${ratio.cpu.toFixed(2)}`);
}
const soakPages = () =>
  soak(
    product,
    [READ_PATH, readPath].map((path) => inEncoding(at(PORT, "community", path), "brotli")),
  );
const close = async () => {
  await product.stop();
  await bare.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
};
if (words.length > 0) {
  console.log(words[0] === "soak" ? soakText(await soakPages()) : ratiosTable(ratios));
  await close();
} else {
  console.log("soaking");
  // Printed at once, so that results are not lost when a later part fails.
  const shown = <Part>(textOf: (part: Part) => string, part: Part) => {
    console.log(textOf(part));
    return part;
  };
  const soaked = shown(soakText, await soakPages());
  await close();
  const pages = shown(pagesText, await measurePages());
  const amounts = shown(amountsTable, await measureAmounts(AMOUNTS, AMOUNT_PORTS));
  const rush = shown(rushText, await measureRush(RUSH_PORT));
  const followers = shown(followersText, await measureFollowers());
  const overview = shown(overviewText, await measureOverview(OVERVIEW_PORT));
  const hostile = shown(hostileText, await measureHostile(HOSTILE_PORT));
  const kills = shown(killsText, await killRounds(KILL_ROUNDS));
  const payments = shown(paymentsText, await measurePayments(PAYMENTS_PORT));
  const enrolmentRush = shown(enrolmentRushText, await measureEnrolmentRush(PAYMENTS_PORT));
  const text = report({
    ratios,
    pages,
    soaked,
    amounts,
    rush,
    followers,
    overview,
    hostile,
    kills,
    payments,
    enrolmentRush,
    cores: availableParallelism(),
    node: process.version,
  });
  writeFileSync(new URL("../RESULTS.md", import.meta.url), text);
}

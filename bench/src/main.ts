import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { READ_PATH, textPath } from "@inktvis/contract/page-paths/community";
import { startPostgres } from "@inktvis/postgres";
import { measureAmounts } from "./amounts.ts";
import { measureFollowers } from "./followers.ts";
import { measureHostile } from "./hostile.ts";
import { LIST_URL, prepare } from "./prepare.ts";
import { startMeasured } from "./measured-process.ts";
import { weighPages } from "./page-weight.ts";
import { measureRatio, type Scenario } from "./ratios.ts";
import { amountsTable, followersText, hostileText, report, rushText } from "./report.ts";
import { measureRush } from "./rush.ts";
import { soak } from "./soak.ts";

const PORT = 3400;
const BARE_PORT = 3401;
/** By address and Host header: not every resolver knows names below localhost. */
const at = (host: string, path: string) => ({
  url: `http://127.0.0.1:${PORT}${path}`,
  headers: { host: `${host}.localhost:${PORT}` },
});
const inBrowser = (path: string) => `http://community.localhost:${PORT}${path}`;
const bareAt = (path: string) => `http://127.0.0.1:${BARE_PORT}${path}`;

/**
 * `npm run bench -- amounts` measures only the amounts, `-- amounts 1000 5000` with other sizes, and writes nothing.
 */
const AMOUNTS: [number, number] = [1_000, 100_000];
const AMOUNT_PORTS: [number, number] = [3402, 3403];
if (process.argv[2] === "amounts") {
  const [small = AMOUNTS[0], big = AMOUNTS[1]] = process.argv.slice(3).map(Number);
  console.log(amountsTable(await measureAmounts([small, big], AMOUNT_PORTS)));
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

/** `npm run bench -- hostile` measures only the effect of hostile members on others. */
const HOSTILE_PORT = 3405;
if (process.argv[2] === "hostile") {
  console.log(hostileText(await measureHostile(HOSTILE_PORT)));
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
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  PORT: String(PORT),
  LOG_LEVEL: "warn",
  NODE_ENV: "production",
  SESSION_SECRET: "only for this bench, and long enough for it",
  DEMO: "off",
  WORKER: "off",
};
const { captured, slug, session } = await prepare(environment);
const product = await startMeasured(
  new URL("../../server/src/main.ts", import.meta.url),
  environment,
  `http://127.0.0.1:${PORT}/health`,
);
const bare = await startMeasured(
  new URL("bare-server.ts", import.meta.url),
  { DATABASE_URL: postgres.url, PORT: String(BARE_PORT), CAPTURED_SQL: JSON.stringify(captured) },
  bareAt("/list"),
);

const list = { process: bare, request: { url: bareAt("/list") } };
const read = { process: bare, request: { url: bareAt("/read") } };
const page = (path: string) => ({ process: product, request: at("community", path) });
const writing = at("api.community", "/api/texts");
const scenarios: Scenario[] = [
  { name: "Lijst als pagina (/lezen)", product: page(READ_PATH), bare: list },
  { name: "Leespagina (/tekst-lezen)", product: page(textPath(slug)), bare: read },
  {
    name: "Lijst als JSON (GET /search)",
    product: { process: product, request: at("api.community", LIST_URL) },
    bare: list,
  },
  {
    name: "Schrijven (POST /texts)",
    product: {
      process: product,
      request: { ...writing, method: "POST", headers: { ...writing.headers, ...session.headers }, body: session.body },
    },
    bare: { process: bare, request: { url: bareAt("/texts"), method: "POST" } },
  },
];
/** `npm run bench -- JSON` measures only scenarios with that in their name, and writes nothing. */
const only = process.argv[2];
const ratios = [];
for (const scenario of scenarios.filter(({ name }) => !only || name.includes(only))) {
  console.log(`measuring ${scenario.name}`);
  ratios.push(await measureRatio(scenario));
}
const close = async () => {
  await product.stop();
  await bare.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
};
if (only) {
  console.table(
    ratios.map(({ name, cpu, perSecond, product, bare }) => ({
      name,
      cpu,
      perSecond,
      product: product.cpuMs,
      bare: bare.cpuMs,
    })),
  );
  await close();
} else {
  console.log("weighing pages");
  const weights = await weighPages([inBrowser(READ_PATH), inBrowser(textPath(slug))]);
  console.log("soaking");
  const soaked = await soak(product, [page(READ_PATH).request, page(textPath(slug)).request]);
  await close();
  const amounts = await measureAmounts(AMOUNTS, AMOUNT_PORTS);
  const rush = await measureRush(RUSH_PORT);
  const followers = await measureFollowers();
  const hostile = await measureHostile(HOSTILE_PORT);
  const text = report({
    ratios,
    weights,
    soaked,
    amounts,
    rush,
    followers,
    hostile,
    cores: availableParallelism(),
    node: process.version,
  });
  writeFileSync(new URL("../RESULTS.md", import.meta.url), text);
  console.log(`\n${text}`);
}

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../server/src/postgres/launcher.ts";
import { LIST_URL, prepare } from "./prepare.ts";
import { startMeasured } from "./measured-process.ts";
import { weighPages } from "./page-weight.ts";
import { measureRatio, type Scenario } from "./ratios.ts";
import { report } from "./report.ts";
import { soak } from "./soak.ts";

const PORT = 3400;
const BARE_PORT = 3401;
/** By address and Host header: not every resolver knows names below localhost, as browsers do. */
const at = (host: string, path: string) => ({
  url: `http://127.0.0.1:${PORT}${path}`,
  headers: { host: `${host}.localhost:${PORT}` },
});
const inBrowser = (path: string) => `http://community.localhost:${PORT}${path}`;
const bareAt = (path: string) => `http://127.0.0.1:${BARE_PORT}${path}`;

/** `npm run bench`: everything, written into bench/RESULTS.md. Absolute times say nothing on shared machines; ratios do. */
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
  { name: "Lijst als pagina (/lezen)", product: page("/lezen"), bare: list },
  { name: "Leespagina (/tekst-lezen)", product: page(`/tekst-lezen/${slug}`), bare: read },
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
/** `npm run bench -- JSON` measures only what has that in its name, and writes nothing. */
const only = process.argv[2];
const ratios = [];
for (const scenario of scenarios.filter(({ name }) => !only || name.includes(only))) {
  console.log(`measuring ${scenario.name}`);
  ratios.push(await measureRatio(scenario));
}
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
} else {
  console.log("weighing pages");
  const weights = await weighPages([inBrowser("/lezen"), inBrowser(`/tekst-lezen/${slug}`)]);
  console.log("soaking");
  const soaked = await soak(product, [page("/lezen").request, page(`/tekst-lezen/${slug}`).request]);
  const text = report({ ratios, weights, soaked, cores: availableParallelism(), node: process.version });
  writeFileSync(new URL("../RESULTS.md", import.meta.url), text);
  console.log(`\n${text}`);
}
await product.stop();
await bare.stop();
await postgres.stop();
rmSync(dataDir, { recursive: true, force: true });

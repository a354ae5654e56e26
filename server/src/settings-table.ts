import { readFileSync, writeFileSync } from "node:fs";
import { settings } from "@inktvis/api/platform/config";
import { SITE_NAMES } from "@inktvis/contract/sites";

const README = new URL("../../README.md", import.meta.url);
const BETWEEN = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/;

const rows = Object.entries(settings).map(([name, schema]) => {
  const { doc, fallback } = schema.meta() as { doc: string; fallback?: string };
  return `| \`${name}\` | ${fallback === undefined ? "" : `\`${fallback}\``} | ${doc} |`;
});
const hosts = `| ${SITE_NAMES.map((name) => `\`HOST_${name.toUpperCase()}\``).join(", ")} | | Host of one site, instead of \`<name>.SITES_DOMAIN\` |`;
const table = ["| Setting | Default | What it does |", "|---|---|---|", ...rows, hosts].join("\n");

/** Writes the table of settings in the README; `--verify` only checks it. */
const before = readFileSync(README, "utf8");
const after = before.replace(BETWEEN, `$1${table}\n$2`);
if (process.argv.includes("--verify")) process.exit(after === before ? 0 : 1);
writeFileSync(README, after);

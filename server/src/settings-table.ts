import { readFileSync, writeFileSync } from "node:fs";
import { settings } from "@inktvis/api/platform/settings";
import { SITE_NAMES } from "@inktvis/contract/sites";

/**
 * The settings that people have to fill in, or would set, in production; the example file has the others as comments.
 */
const IN_PRODUCTION: Partial<Record<keyof typeof settings, string>> = {
  NODE_ENV: "production",
  DATA_DIR: "/var/lib/inktvis",
  DATABASE_URL: "postgres://inktvis:secret@127.0.0.1:5432/inktvis",
  SITES_DOMAIN: "inktvis.example",
  SITES_SCHEME: "https",
  TRUST_PROXY: "1",
  SESSION_SECRET: "",
  SMTP_URL: "smtp://user:password@mail.inktvis.example:587",
  MAIL_FROM: '"Inktvis <info@inktvis.example>"',
  // For two processes behind deploy/Caddyfile (docs/operations/upgrading.md#in-order).
  STOP_DELAY: "7",
};
const OF_COMPOSE = `# Of deploy/compose.yaml only, which sets the database, the bucket and the proxies itself. S3_SECRET_ACCESS_KEY above as well.
# Password of the database that it starts; letters and figures
#POSTGRES_PASSWORD=
# Where the makers of certificates can reach you
#ACME_EMAIL=
`;

const described = (Object.keys(settings) as (keyof typeof settings)[]).map((name) => {
  const { doc, fallback } = settings[name].meta() as { doc: string; fallback?: string };
  return { name, doc, fallback };
});
const hostNames = SITE_NAMES.map((name) => `HOST_${name.toUpperCase()}`);
const HOST_DOC = "Host of one site, instead of `<name>.SITES_DOMAIN`";

function table() {
  const rows = described.map(
    ({ name, doc, fallback }) => `| \`${name}\` | ${fallback === undefined ? "" : `\`${fallback}\``} | ${doc} |`,
  );
  const hosts = `| ${hostNames.map((name) => `\`${name}\``).join(", ")} | | ${HOST_DOC} |`;
  return ["| Setting | Default | What it does |", "|---|---|---|", ...rows, hosts].join("\n");
}

/**
 * The example file, for systemd, Docker and `node --env-file`: it uses only the syntax that all three share, with
 * quotes around spaces and without variables.
 */
function envExample() {
  const quoted = (value: string) => (/[\s<>]/.test(value) ? `"${value}"` : value);
  const lines = described.map(({ name, doc, fallback = "" }) => {
    const value = IN_PRODUCTION[name];
    return `# ${doc}\n${value === undefined ? `#${name}=${quoted(fallback)}` : `${name}=${value}`}\n`;
  });
  const hosts = `# ${HOST_DOC}\n${hostNames.map((name) => `#${name}=\n`).join("")}`;
  return [
    "# Settings of Inktvis, for /etc/inktvis.env or deploy/inktvis.env. Made by `npm run docs` from the schema that reads them.\n",
    ...lines,
    hosts,
    OF_COMPOSE,
  ].join("\n");
}

const BETWEEN = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/;
const FILES = [
  {
    file: new URL("../../README.md", import.meta.url),
    make: (before: string) => before.replace(BETWEEN, `$1${table()}\n$2`),
  },
  { file: new URL("../../deploy/inktvis.env.example", import.meta.url), make: envExample },
];

/** Writes the table of settings in the README and the example of a file with settings; `--verify` only checks them. */
for (const { file, make } of FILES) {
  const before = readFileSync(file, "utf8");
  const after = make(before);
  if (!process.argv.includes("--verify")) writeFileSync(file, after);
  else if (after !== before) process.exitCode = 1;
}

import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { importFile } from "./legacy/import-file.ts";
import { withDatabase } from "./with-database.ts";

const HELP = `npm run import:legacy -- bestand.csv

Leest adressen van de vroegere site in, zodat ze voortaan doorverwijzen. Een csv in UTF-8, met puntkomma's of komma's:

  kind;oldId;oldSlug;slug
  text;4711;de-oude-titel;de-nieuwe-titel
  user;12;an-vermeer;an

kind is text, user of contest; oldId en oldSlug zijn het oude adres, slug is het nieuwe.
Foute regels worden genoemd en overgeslagen. Je mag een bestand zo vaak inlezen als je wilt.
Neemt de databank van DATABASE_URL, anders die in DATA_DIR, ook terwijl de site draait.`;

const [name, ...more] = process.argv.slice(2);

if (name === "--help" || name === "-h") console.log(HELP);
else if (!name || more.length > 0) fail("geef één bestand op. Uitleg: npm run import:legacy -- --help");
else await run(name).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function run(name: string) {
  // npm changes to the project root; the path is relative to the caller's folder.
  const file = await open(resolve(process.env["INIT_CWD"] ?? ".", name)).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === "ENOENT" ? `het bestand ${name} bestaat niet.` : `${name}: ${error.message}`);
  });
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());
  try {
    await withDatabase(async (db) => {
      const { added, changed, unchanged, wrong } = await importFile({
        file,
        db,
        report: console.error,
        signal: stopping.signal,
      });
      if (stopping.signal.aborted) console.error("Onderbroken: lees het bestand opnieuw in.");
      console.log(`${added} nieuw, ${changed} bijgewerkt, ${unchanged} ongewijzigd, ${wrong} fout`);
      process.exitCode = wrong > 0 || stopping.signal.aborted ? 1 : 0;
    });
  } finally {
    await file.close();
  }
}

function fail(why: string) {
  console.error(`Inlezen kan niet: ${why}`);
  process.exitCode = 1;
}

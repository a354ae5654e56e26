import type { FileHandle } from "node:fs/promises";
import {
  type LegacyLine,
  type LegacyProblem,
  openLegacyImport,
} from "@inktvis/api/features/discovery/legacy/operations/import-legacy";
import type { Database } from "@inktvis/api/platform/db/database";
import { COLUMNS, lineReader } from "./legacy-csv.ts";

const BATCH = 500;

interface Options {
  file: FileHandle;
  db: Database;
  /** Receives `regel 12: …` for each invalid line, per batch. */
  report: (line: string) => void;
  /** Stops reading when aborted. */
  signal?: AbortSignal;
}

/** Imports the addresses of a file and skips invalid lines. Throws when the file has another format. */
export async function importFile({ file, db, report, signal }: Options) {
  const counts = { added: 0, changed: 0, unchanged: 0, wrong: 0 };
  await db.connection().execute(async (connection) => {
    const importBatch = await openLegacyImport(connection);
    let batch: LegacyLine[] = [];
    /** With line numbers, because the database finds further invalid lines in the same batch. */
    let wrong: { line: number; why: string }[] = [];
    const flush = async () => {
      const { added, changed, problems } = await importBatch(batch);
      wrong.push(...problems.map((problem) => ({ line: problem.line, why: reasonOf(problem) })));
      for (const { line, why } of wrong.toSorted((a, b) => a.line - b.line)) report(`regel ${line}: ${why}`);
      counts.added += added;
      counts.changed += changed;
      counts.unchanged += batch.length - added - changed - problems.length;
      counts.wrong += wrong.length;
      [batch, wrong] = [[], []];
    };

    const lines = file.readLines()[Symbol.asyncIterator]();
    const header = await lines.next();
    const read = lineReader(header.done ? "" : header.value);
    if (!read) throw new Error(`de eerste regel moet "${COLUMNS.join(";")}" zijn.`);
    let line = 1;
    for await (const text of lines) {
      if (signal?.aborted) break;
      line++;
      if (text.trim() === "") continue;
      const parsed = read(text);
      if ("wrong" in parsed) wrong.push({ line, why: parsed.wrong });
      else batch.push({ ...parsed, line });
      if (batch.length + wrong.length >= BATCH) await flush();
    }
    await flush();
  });
  return counts;
}

const KIND_NAMES = { text: "tekst", user: "profiel", contest: "wedstrijd" };

const reasonOf = ({ kind, slug, clashesWith }: LegacyProblem) =>
  clashesWith === null
    ? `er is geen ${KIND_NAMES[kind]} met slug "${slug}".`
    : `hetzelfde oude adres staat al op regel ${clashesWith}, met een ander doel.`;

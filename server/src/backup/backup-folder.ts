import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { makePrivateFolder, PRIVATE_MODE } from "@inktvis/api/platform/files/private-files";
import * as z from "zod";

const Rows = z.object({ rows: z.number() });
/** What a backup contains. The manifest is written last: a folder without it is not a backup. */
const Manifest = z.object({
  format: z.literal(1),
  /** Moment of the snapshot: everything that was acknowledged before it is in the backup. */
  madeAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** Tables in `public`, by name. */
  tables: z.record(z.string(), Rows.extend({ columns: z.array(z.string()) })),
  /** Last values of sequences; null for one that was never used. */
  sequences: z.record(z.string(), z.number().nullable()),
  jobs: Rows,
  /** Number of files, and the keys of files that the database names but the store does not have. */
  files: z.number(),
  missingFiles: z.array(z.string()),
  /** SHA-256 of the list of sums. */
  sums: z.string(),
  /** Shows whether SESSION_SECRET is still the same, without revealing it. */
  secret: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

const MANIFEST = "manifest.json";
const SUMS = "SHA256SUMS";
export const JOBS_FILE = "database/pgboss.job.jsonl.gz";
export const tableFile = (table: string) => `database/${table}.copy.gz`;
export const storedFile = (key: string) => `files/${key}`;

/** Checksum of each file of a backup, by its path in the folder; the format of `sha256sum`. */
export type Sums = Map<string, string>;

/** A folder that a backup is written into. */
export interface BackupFolder {
  path: string;
  /**
   * Whether each file is flushed to disk; false only for data that may be lost in a power cut, such as that of tests.
   */
  durable: boolean;
}

/** Creates the folder; an existing one has to be empty. */
export async function makeBackupFolder(folder: string) {
  const content = await readdir(folder).catch(() => []);
  if (content.length > 0) throw new Error(`${folder} is not empty: name a new folder for the backup.`);
  await makePrivateFolder(folder);
}

/** Writes a private file of the backup and returns its checksum. When writing fails, no file is left behind. */
export async function writeInto(folder: BackupFolder, path: string, open: () => Readable | Promise<Readable>) {
  const file = join(folder.path, path);
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_MODE.folder });
  const hash = createHash("sha256");
  const hashing = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  };
  const content = await open();
  // Opened last: before the pipeline runs, nothing would handle its error event.
  const target = createWriteStream(file, { mode: PRIVATE_MODE.file, flush: folder.durable });
  try {
    await (path.endsWith(".gz")
      ? pipeline(content, createGzip(), hashing, target)
      : pipeline(content, hashing, target));
  } catch (error) {
    // The caller needs the original error, even when the partial file cannot be deleted.
    await rm(file, { force: true }).catch(() => {});
    throw error;
  }
  return hash.digest("hex");
}

export async function writeManifest(
  { path: folder, durable }: BackupFolder,
  sums: Sums,
  manifest: Omit<Manifest, "sums">,
) {
  const list = [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, sum]) => `${sum}  ${path}\n`)
    .join("");
  const complete: Manifest = { ...manifest, sums: createHash("sha256").update(list).digest("hex") };
  await writeFile(join(folder, SUMS), list, { mode: PRIVATE_MODE.file, flush: durable });
  const partial = join(folder, `.${MANIFEST}`);
  await writeFile(partial, `${JSON.stringify(complete, undefined, 2)}\n`, { mode: PRIVATE_MODE.file, flush: durable });
  await rename(partial, join(folder, MANIFEST));
  await chmod(folder, PRIVATE_MODE.folder);
  return complete;
}

/**
 * Reads a backup as a whole: every checksum, and the number of rows of every table.
 * @throws one line that says what is wrong
 */
export async function verifyBackup(folder: string) {
  const manifest = await readManifest(folder);
  const list = await readFile(join(folder, SUMS), "utf8").catch(() => "");
  if (createHash("sha256").update(list).digest("hex") !== manifest.sums)
    throw new Error(`${SUMS} in ${folder} does not belong to this backup.`);
  const sums: Sums = new Map(
    list
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const rows = new Map([
    ...Object.entries(manifest.tables).map(([table, { rows }]) => [tableFile(table), rows] as const),
    [JOBS_FILE, manifest.jobs.rows] as const,
  ]);
  for (const path of rows.keys())
    if (!sums.has(path)) throw new Error(`${path} is not listed in ${SUMS} of ${folder}.`);
  for (const [path, sum] of sums) await verifyFile(folder, path, { sum, rows: rows.get(path) });
  return { manifest, sums };
}

async function readManifest(folder: string) {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => undefined);
  if (text === undefined)
    throw new Error(`${folder} holds no backup, or one that was interrupted: it has no ${MANIFEST}.`);
  const { format } = JSON.parse(text) as { format?: unknown };
  if (format !== 1) throw new Error(`${folder} was made by a newer version of Inktvis: restore it with that version.`);
  return Manifest.parse(JSON.parse(text));
}

async function verifyFile(folder: string, path: string, { sum, rows }: { sum: string; rows: number | undefined }) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(join(folder, path)), hash).catch((error: Error) => {
    throw new Error(`${path} cannot be read: ${error.message}`, { cause: error });
  });
  if (hash.digest("hex") !== sum) throw new Error(`${path} is damaged: its checksum differs.`);
  if (rows === undefined) return;
  const found = await countLines(join(folder, path));
  if (found !== rows) throw new Error(`${path} holds ${found} rows instead of ${rows}.`);
}

/** Each row of a table is a line: COPY escapes the line ends in values. */
async function countLines(file: string) {
  let lines = 0;
  await pipeline(createReadStream(file), createGunzip(), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines++;
  });
  return lines;
}

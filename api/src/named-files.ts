import type { Database } from "./platform/db/database.ts";
import { filesOfWidth, imageKey, isFirstFile, type PictureFile, takenDownKey } from "./platform/files/media.ts";
import { exportKey } from "./features/personal-data/requests.ts";

/** A file that a row names: where it belongs, and where it may be until a job has moved it. */
export interface NamedFile {
  key: string;
  otherKey?: string;
  /** Made of another file, by a job: it may not be there yet. */
  isDerived: boolean;
}

/**
 * Every file that the database names, for a backup. Nobody else writes to the store, and no key is ever written with
 * other content, so that a copy made earlier is still right.
 */
export async function namedFiles(db: Database): Promise<NamedFile[]> {
  const images = await db.selectFrom("images").select(["id", "taken_down_at", "width"]).execute();
  const files = await db.selectFrom("files").select("key").execute();
  const exports = await db
    .selectFrom("data_requests")
    .select("id")
    .where("kind", "=", "export")
    .where("file_size", "is not", null)
    // The job that deletes expired exports deletes the file first.
    .where("due_at", ">", ({ fn }) => fn("now"))
    .execute();
  const invoices = await db
    .selectFrom("invoices")
    .select("file_key as key")
    .where("file_key", "is not", null)
    .$narrowType<{ key: string }>()
    .execute();
  return [
    ...images.flatMap(({ id, taken_down_at, width }) =>
      filesOfWidth(width).map((file) => namedPicture(id, file, taken_down_at)),
    ),
    ...files.map(({ key }) => ({ key, isDerived: false })),
    // One that is lost is made anew of its row.
    ...invoices.map(({ key }) => ({ key, isDerived: true })),
    ...exports.map(({ id }) => ({ key: exportKey(id), isDerived: false })),
  ];
}

function namedPicture(id: string, file: PictureFile, takenDownAt: Date | null): NamedFile {
  const [key, otherKey] = [imageKey(id, file), takenDownKey(id, file)];
  const isDerived = !isFirstFile(file);
  return takenDownAt ? { key: otherKey, otherKey: key, isDerived } : { key, otherKey, isDerived };
}

import type { Database } from "./platform/db/database.ts";
import { imageKey, RENDITIONS, takenDownKey } from "./platform/files/media.ts";
import { exportKey } from "./features/personal-data/requests.ts";

/** A file that a row names: where it belongs, and where it may be until a job has moved it. */
export interface NamedFile {
  key: string;
  otherKey?: string;
}

/**
 * Every file that the database names, for a backup. Nobody else writes to the store, and no key is ever written with
 * other content, so that a copy made earlier is still right.
 */
export async function namedFiles(db: Database): Promise<NamedFile[]> {
  const images = await db.selectFrom("images").select(["id", "taken_down_at"]).execute();
  const files = await db.selectFrom("files").select("key").execute();
  const exports = await db
    .selectFrom("data_requests")
    .select("id")
    .where("kind", "=", "export")
    .where("file_size", "is not", null)
    // The job that deletes expired exports deletes the file first.
    .where("due_at", ">", ({ fn }) => fn("now"))
    .execute();
  return [
    ...images.flatMap(({ id, taken_down_at }) =>
      RENDITIONS.map((rendition) => pictureFile(id, rendition, taken_down_at)),
    ),
    ...files.map(({ key }) => ({ key })),
    ...exports.map(({ id }) => ({ key: exportKey(id) })),
  ];
}

function pictureFile(id: string, rendition: (typeof RENDITIONS)[number], takenDownAt: Date | null): NamedFile {
  const [key, otherKey] = [imageKey(id, rendition), takenDownKey(id, rendition)];
  return takenDownAt ? { key: otherKey, otherKey: key } : { key, otherKey };
}

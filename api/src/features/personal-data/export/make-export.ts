import { sql } from "kysely";
import { later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { imageKey, takenDownKey } from "#platform/files/media.ts";
import { createZip } from "#platform/files/zip.ts";
import { documentKey } from "#features/academy/registrations/document-store.ts";
import type { Person, PersonalTable } from "../personal-table.ts";
import { exportReady } from "../personal-data.kinds.ts";
import { personalTables } from "../registry.ts";
import { exportFolder, exportKey, EXPORT_RETENTION } from "../requests.ts";
import { PAGE_END, pageHeader, SECTION_END, sectionHeader, pictureFile, rowHtml } from "./export-page.ts";
import { rowsOf } from "./export-rows.ts";

const SECTIONS: readonly (readonly [table: PersonalTable, title: string])[] = personalTables.flatMap((table) =>
  Object.keys(table.sections).map((title) => [table, title] as const),
);

interface Exporting extends Pick<Services, "files"> {
  tx: Tx;
  person: Person & { nickname: string };
  madeAt: Date;
}

/**
 * Makes the file of an export request. A retry replaces the file; it is deleted again if the request was cancelled or
 * the person erased in the meantime.
 */
export async function makeExport(services: Services, { requestId }: { requestId: string }) {
  const { db, files, clock, jobs } = services;
  const madeAt = clock.now();
  const size = await db
    .transaction()
    // One snapshot, however long reading takes.
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (tx) => {
      const person = await tx
        .selectFrom("data_requests as request")
        .innerJoin("users as user", "user.id", "request.user_id")
        .select(["user.id", "user.nickname"])
        .where("request.id", "=", requestId)
        .where("request.kind", "=", "export")
        .where("request.cancelled_at", "is", null)
        .where("request.done_at", "is", null)
        .executeTakeFirst();
      if (!person) return undefined;
      const content = createZip(filesOf({ tx, files, person, madeAt }), madeAt);
      return files.putStream(exportKey(requestId), content, "application/zip");
    });
  if (size === undefined) return;
  const isStored = await db.transaction().execute(async (tx) => {
    const stored = await tx
      .updateTable("data_requests")
      .set({ done_at: madeAt, due_at: later(madeAt, EXPORT_RETENTION), file_size: size })
      .where("id", "=", requestId)
      .where("user_id", "is not", null)
      .where("cancelled_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (stored) await jobs.enqueue(tx, exportReady, { requestId });
    return stored !== undefined;
  });
  if (!isStored) await files.deleteAll(exportFolder(requestId));
}

async function* filesOf(exporting: Exporting) {
  yield { name: "index.html", chunks: pageOf(exporting) };
  yield { name: "gegevens.json", chunks: jsonOf(exporting) };
  const { tx, files, person } = exporting;
  const pictures = await tx
    .selectFrom("images")
    .select(["id", "taken_down_at"])
    .where("owner_id", "=", person.id)
    .orderBy("id")
    .execute();
  for (const { id, taken_down_at } of pictures) {
    const key = (taken_down_at ? takenDownKey : imageKey)(id);
    if (await files.exists(key)) yield { name: pictureFile(id), chunks: await files.read(key), storeAsIs: true };
  }
  yield* documentsOf(exporting);
}

/** The documents that the person sent with registrations for the academy. */
async function* documentsOf({ tx, files, person }: Exporting) {
  const sent = await tx
    .selectFrom("academy_files as file")
    .innerJoin("academy_registrations as registration", "registration.id", "file.registration_id")
    .select(["registration.id", "file.kind", "file.extension"])
    .where("registration.user_id", "=", person.id)
    .orderBy("registration.created_at")
    .orderBy("file.kind")
    .execute();
  for (const [index, { id, kind, extension }] of sent.entries()) {
    const key = documentKey({ registrationId: id, kind, extension });
    const name = `schrijfacademie/${index + 1}-${kind}.${extension}`;
    if (await files.exists(key)) yield { name, chunks: await files.read(key), storeAsIs: true };
  }
}

/** One HTML page: a table of contents and a section for each part with rows. */
async function* pageOf({ tx, person, madeAt }: Exporting) {
  const filled: [table: PersonalTable, title: string, rows: number][] = [];
  for (const [table, title] of SECTIONS) {
    const rows = await countOf(tx, table, title, person);
    if (rows > 0) filled.push([table, title, rows]);
  }
  yield pageHeader({ nickname: person.nickname, madeAt, sections: filled.map(([, title, rows]) => [title, rows]) });
  for (const [at, [table, title]] of filled.entries()) {
    yield sectionHeader(title, at);
    for await (const row of rowsOf(tx, table, title, person)) yield rowHtml(row);
    yield SECTION_END;
  }
  yield PAGE_END;
}

async function countOf(tx: Tx, { table, sections }: PersonalTable, title: string, person: Person) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} as row where ${sections[title]?.(person) ?? sql`false`}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** The same data as JSON: section title → rows, label → value. */
async function* jsonOf({ tx, person, madeAt }: Exporting) {
  yield `{\n"Gemaakt": ${JSON.stringify(madeAt)}`;
  for (const [table, title] of SECTIONS) {
    yield `,\n${JSON.stringify(title)}: [`;
    let comma = "\n";
    for await (const row of rowsOf(tx, table, title, person)) {
      yield comma + JSON.stringify(Object.fromEntries(row.map(({ label, value }) => [label, value])));
      comma = ",\n";
    }
    yield "]";
  }
  yield "\n}\n";
}

import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { refused } from "#platform/http/errors.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { GENRE_ARRAYS, GENRE_LINKS } from "./chosen-genres.ts";
import { lockGenres, lockLinked, mergeGenres } from "./operations/merge-genres.ts";

const carried = [
  ...Object.keys(GENRE_LINKS).map((table) => sql`select genre_id as id from ${sql.table(table)}`),
  ...Object.entries(GENRE_ARRAYS).flatMap(([table, counts]) =>
    counts ? sql`select unnest(genre_ids) from ${sql.table(table)}` : [],
  ),
];
/** How often each genre is used, counted for all genres at once, so that no table is read once per genre. */
const used = sql<{ id: number; count: number }>`(
  select id, count(*)::integer as count from (${sql.join(carried, sql` union all `)}) as carried group by id
)`;
const uses = sql<number>`coalesce(used.count, 0)`;
const selectGenres = (db: Database | Tx) =>
  db
    .selectFrom("genres as genre")
    .leftJoin(used.as("used"), "used.id", "genre.id")
    .select(["genre.id", "genre.name", uses.as("uses")]);

const RESOURCE = {
  name: "genres",
  table: "genres",
  ownerOf: null,
  omitFromLog: ["uses"],
  read: (db: Database | Tx, id: number) => selectGenres(db).where("genre.id", "=", id).executeTakeFirst(),
} as const;
const genres = auditedResource({ ...RESOURCE, lock: lockGenres });
const mergedGenres = auditedResource({ ...RESOURCE, lock: lockLinked });

const TAKEN = { unique: { name: "Er is al een genre met deze naam." } };
const stillUsed = (count: number) =>
  refused(
    `Dit genre wordt ${count === 1 ? "één keer" : `${count} keer`} gebruikt en kan niet weg. Neem het op in een ander genre.`,
  );

export const staffGenresModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectGenres(ctx.db).where(contains(sql`genre.name`, query.q)), query, {
        id: sql`genre.id`,
        sorts: { name: sql`genre.name collate "nl-BE-x-icu"`, uses },
        toRow: (row) => row,
      }),
    get: ({ ctx, params }) => genres.get(ctx, params.id),
    create: ({ ctx, body }) =>
      genres.create(ctx, async (tx) => {
        const insert = tx.insertInto("genres").values({ name: body.name }).returning("id");
        return (await translateConstraintErrors(TAKEN, insert.executeTakeFirstOrThrow())).id;
      }),
    update: ({ ctx, params, body }) =>
      genres.update(ctx, params.id, async (tx) => {
        const update = tx.updateTable("genres").set({ name: body.name }).where("id", "=", params.id);
        await translateConstraintErrors(TAKEN, update.execute());
      }),
    delete: ({ ctx, params }) =>
      genres.delete(ctx, params.id, async (tx, genre) => {
        if (genre.uses > 0) throw stillUsed(genre.uses);
        await tx.deleteFrom("genres").where("id", "=", params.id).execute();
      }),
    merge: ({ ctx, params, body }) =>
      mergedGenres.delete(ctx, params.id, (tx) => mergeGenres(tx, { from: params.id, into: body.into }), "merge"),
  } satisfies ApiHandlers<typeof contract>["staffGenres"],
};

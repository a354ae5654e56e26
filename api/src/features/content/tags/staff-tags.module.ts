import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { refused } from "#platform/http/errors.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { auditedResource } from "#platform/audit/audited-resource.ts";

/** Pages and feeds use these tags by id, so they cannot be deleted (docs/product/content.md#labels). */
const FIXED = { first: 4, last: 9 };

const uses = sql<number>`(
  (select count(*) from article_tags where tag_id = tag.id) + (select count(*) from pages where tag_id = tag.id)
  + (select count(*) from team_tile_tags where tag_id = tag.id)
)`;
const selectTags = (db: Database | Tx) =>
  db
    .selectFrom("tags as tag")
    .select([
      "tag.id",
      "tag.name",
      uses.as("uses"),
      sql<boolean>`tag.id between ${FIXED.first} and ${FIXED.last}`.as("isFixed"),
    ]);

const tags = auditedResource({
  name: "tags",
  table: "tags",
  ownerOf: null,
  omitFromLog: ["uses"],
  read: (db, id: number) => selectTags(db).where("tag.id", "=", id).executeTakeFirst(),
});

const TAKEN = { unique: { name: "Er is al een label met deze naam." } };
const isFixed = () =>
  refused("Pagina’s van de site steunen op dit label. Het kan niet weg, wel een andere naam krijgen.");
const stillUsed = (count: number) =>
  refused(
    `Dit label hangt nog aan ${count === 1 ? "één artikel of pagina" : `${count} artikels of pagina’s`}. Haal het daar eerst weg.`,
  );

export const staffTagsModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectTags(ctx.db).where(contains(sql`tag.name`, query.q)), query, {
        id: sql`tag.id`,
        sorts: { name: sql`tag.name collate "nl-BE-x-icu"`, uses },
        toRow: (row) => row,
      }),
    get: ({ ctx, params }) => tags.get(ctx, params.id),
    create: ({ ctx, body }) =>
      tags.create(ctx, async (tx) => {
        // Ids are computed here, not taken from a sequence, because the first ones are fixed. The lock serializes
        // concurrent creates.
        await sql`lock table tags in share row exclusive mode`.execute(tx);
        const insert = tx
          .insertInto("tags")
          .values({ id: sql`(select max(id) + 1 from tags)`, name: body.name })
          .returning("id");
        return (await translateConstraintErrors(TAKEN, insert.executeTakeFirstOrThrow())).id;
      }),
    update: ({ ctx, params, body }) =>
      tags.update(ctx, params.id, async (tx) => {
        const update = tx.updateTable("tags").set({ name: body.name }).where("id", "=", params.id);
        await translateConstraintErrors(TAKEN, update.execute());
      }),
    delete: ({ ctx, params }) =>
      tags.delete(ctx, params.id, async (tx, tag) => {
        if (tag.isFixed) throw isFixed();
        if (tag.uses > 0) throw stillUsed(tag.uses);
        await tx.deleteFrom("tags").where("id", "=", params.id).execute();
      }),
  } satisfies ApiHandlers<typeof contract>["staffTags"],
};

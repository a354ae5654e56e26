import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { positionAtEnd, positionOf, moveToPosition } from "#platform/db/positions.ts";
import { staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { refused } from "#platform/http/errors.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { CATEGORY_LIST, lockFaq } from "./faq-lists.ts";

/** Pages show these collections by id, so they cannot be deleted (docs/product/content.md#questions). */
const FIXED = [1, 2];

const selectCollections = (db: Database | Tx) =>
  db
    .selectFrom("faq_collections as collection")
    .select([
      "collection.id",
      "collection.title",
      "collection.revision",
      sql<boolean>`collection.id = any(${FIXED})`.as("isFixed"),
      sql<number>`(select count(*) from faq_categories where collection_id = collection.id)`.as("categories"),
      sql<number>`(select count(*) from faq_items where collection_id = collection.id)`.as("items"),
    ]);
const collections = auditedResource({
  name: "faqCollections",
  table: "faq_collections",
  ownerOf: null,
  omitFromLog: ["categories", "items", "revision"],
  read: (db, id: number) => selectCollections(db).where("collection.id", "=", id).executeTakeFirst(),
});

const selectCategories = (db: Database | Tx) =>
  db
    .selectFrom("faq_categories as category")
    .select([
      "category.id",
      "category.collection_id as collectionId",
      "category.title",
      "category.revision",
      positionOf(CATEGORY_LIST, "category").as("position"),
      sql<number>`(select count(*) from faq_items where category_id = category.id)`.as("items"),
    ]);
const categories = auditedResource({
  name: "faqCategories",
  table: "faq_categories",
  ownerOf: null,
  lock: lockFaq,
  omitFromLog: ["items", "revision"],
  read: (db, id: string) => selectCategories(db).where("category.id", "=", id).executeTakeFirst(),
});

const NUMBER_TAKEN = { unique: { number: "Er is al een verzameling met dit nummer." } };
const NO_COLLECTION = { foreignKey: { collectionId: "Kies een verzameling uit de lijst." } };
const isFixed = () => refused("Een site toont deze verzameling. Ze kan niet weg.");
const notEmpty = (what: string) => refused(`Hier staan nog ${what} in. Haal die eerst weg.`);

export const staffFaqCollectionsModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, selectCollections(ctx.db), query, {
        id: sql`collection.id`,
        sorts: { title: sql`collection.title collate "nl-BE-x-icu"` },
        toRow: (row) => row,
      }),
    get: ({ ctx, params }) => collections.get(ctx, params.id),
    create: ({ ctx, body: { number: id, title } }) =>
      collections.create(ctx, async (tx) => {
        await translateConstraintErrors(NUMBER_TAKEN, tx.insertInto("faq_collections").values({ id, title }).execute());
        return id;
      }),
    update: ({ ctx, params: { id }, body: { title, revision } }) =>
      collections.update(ctx, id, async (tx, before) => {
        refuseStale(before, revision);
        await tx
          .updateTable("faq_collections")
          .set({ title, revision: before.revision + 1 })
          .where("id", "=", id)
          .execute();
      }),
    delete: ({ ctx, params: { id } }) =>
      collections.delete(ctx, id, async (tx, collection) => {
        if (collection.isFixed) throw isFixed();
        if (collection.categories > 0) throw notEmpty("rubrieken");
        await tx.deleteFrom("faq_collections").where("id", "=", id).execute();
      }),
  } satisfies ApiHandlers<typeof contract>["staffFaqCollections"],
};

export const staffFaqCategoriesModule = {
  handlers: {
    list: ({ ctx, query }) =>
      staffPage(ctx.db, whereGiven(selectCategories(ctx.db), { "category.collection_id": query.collectionId }), query, {
        id: sql`category.id`,
        sorts: {
          position: sql`(category.collection_id, category.position)`,
          title: sql`category.title collate "nl-BE-x-icu"`,
        },
        toRow: (row) => row,
      }),
    get: ({ ctx, params }) => categories.get(ctx, params.id),
    create: ({ ctx, body: { collectionId: list, title, position } }) =>
      categories.create(ctx, async (tx) => {
        const insert = tx
          .insertInto("faq_categories")
          .values({ collection_id: list, title, position: positionAtEnd(CATEGORY_LIST, list) })
          .returning("id");
        const { id } = await translateConstraintErrors(NO_COLLECTION, insert.executeTakeFirstOrThrow());
        await moveToPosition(tx, CATEGORY_LIST, { id, list, position });
        return id;
      }),
    update: ({ ctx, params: { id }, body: { title, position, revision } }) =>
      categories.update(ctx, id, async (tx, before) => {
        refuseStale(before, revision);
        await tx
          .updateTable("faq_categories")
          .set({ title, revision: before.revision + 1 })
          .where("id", "=", id)
          .execute();
        await moveToPosition(tx, CATEGORY_LIST, { id, list: before.collectionId, position });
      }),
    delete: ({ ctx, params: { id } }) =>
      categories.delete(ctx, id, async (tx, category) => {
        if (category.items > 0) throw notEmpty("vragen");
        await tx.deleteFrom("faq_categories").where("id", "=", id).execute();
      }),
  } satisfies ApiHandlers<typeof contract>["staffFaqCategories"],
};

import type { contract } from "@inktvis/contract";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { positionAtEnd, positionOf, moveToPosition } from "#platform/db/positions.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import type { MemberContext } from "#platform/context.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { invalid } from "#platform/http/errors.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { claimSlug } from "#platform/slugs.ts";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { refuseStale } from "#platform/http/refuse-stale.ts";
import { ITEM_LIST, lockFaq } from "./faq-lists.ts";

const selectItems = (db: Database | Tx) =>
  db
    .selectFrom("faq_items as item")
    .innerJoin("faq_categories as category", "category.id", "item.category_id")
    .select([
      "item.id",
      "item.category_id as categoryId",
      "item.collection_id as collectionId",
      "item.slug",
      "item.question",
      "item.answer",
      positionOf(ITEM_LIST, "item").as("position"),
      "item.revision",
    ]);
const items = auditedResource({
  name: "faqItems",
  table: "faq_items",
  ownerOf: null,
  lock: lockFaq,
  omitFromLog: ["revision"],
  read: (db, id: string) => selectItems(db).where("item.id", "=", id).executeTakeFirst(),
});

/** @throws 422 when the answer is empty */
async function readAnswer(ctx: MemberContext, answer: string) {
  const { html, wordCount } = await readRichText(ctx, answer);
  if (wordCount === 0) throw invalid({ answer: "Schrijf eerst het antwoord." });
  return html;
}

/**
 * The category of a question. Locks its collection, so that concurrent saves claim different slugs.
 * @throws 422 when the category does not exist
 */
async function lockChosenCategory(tx: Tx, id: string) {
  const category = await tx
    .selectFrom("faq_categories as category")
    .innerJoin("faq_collections as collection", "collection.id", "category.collection_id")
    .select(["category.id as category_id", "category.collection_id"])
    .where("category.id", "=", id)
    .forNoKeyUpdate("collection")
    .executeTakeFirst();
  if (!category) throw invalid({ categoryId: "Kies een rubriek uit de lijst." });
  return category;
}

const claimItemSlug = (tx: Tx, question: string, collection_id: number) =>
  claimSlug(question, async (slug) => {
    const taken = await tx
      .selectFrom("faq_items")
      .select("id")
      .where("collection_id", "=", collection_id)
      .where("slug", "=", slug)
      .executeTakeFirst();
    return !taken;
  });

export const staffFaqItemsModule = {
  handlers: {
    list: ({ ctx, query }) => {
      const { q, collectionId, categoryId } = query;
      const chosen = { "item.collection_id": collectionId, "item.category_id": categoryId };
      const rows = whereGiven(selectItems(ctx.db), chosen).where(contains(sql`item.question`, q));
      return staffPage(ctx.db, rows, query, {
        id: sql`item.id`,
        sorts: {
          position: sql`(item.collection_id, category.position, item.position)`,
          question: sql`item.question collate "nl-BE-x-icu"`,
        },
        toRow: (row) => row,
      });
    },
    get: ({ ctx, params }) => items.get(ctx, params.id),
    create: async ({ ctx, body: { categoryId, question, position, ...body } }) => {
      const answer = await readAnswer(ctx, body.answer);
      return items.create(ctx, async (tx) => {
        const category = await lockChosenCategory(tx, categoryId);
        const { id } = await tx
          .insertInto("faq_items")
          .values({
            ...category,
            slug: await claimItemSlug(tx, question, category.collection_id),
            question,
            answer,
            position: positionAtEnd(ITEM_LIST, categoryId),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await moveToPosition(tx, ITEM_LIST, { id, list: categoryId, position });
        return id;
      });
    },
    // The slug stays: it is the fragment of a URL, which cannot be redirected.
    update: async ({ ctx, params: { id }, body: { categoryId, question, position, revision, ...body } }) => {
      const answer = await readAnswer(ctx, body.answer);
      return items.update(ctx, id, async (tx, before) => {
        refuseStale(before, revision);
        const category = await lockChosenCategory(tx, categoryId);
        const changesCollection = category.collection_id !== before.collectionId;
        await tx
          .updateTable("faq_items")
          .set({
            ...category,
            question,
            answer,
            revision: before.revision + 1,
            ...(changesCollection && { slug: await claimItemSlug(tx, question, category.collection_id) }),
            ...(categoryId !== before.categoryId && { position: positionAtEnd(ITEM_LIST, categoryId) }),
          })
          .where("id", "=", id)
          .execute();
        await moveToPosition(tx, ITEM_LIST, { id, list: categoryId, position });
      });
    },
    delete: ({ ctx, params: { id } }) =>
      items.delete(ctx, id, async (tx) => {
        await tx.deleteFrom("faq_items").where("id", "=", id).execute();
      }),
  } satisfies ApiHandlers<typeof contract>["staffFaqItems"],
};

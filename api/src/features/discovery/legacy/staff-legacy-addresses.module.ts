import type { contract } from "@inktvis/contract";
import type { LEGACY_KINDS } from "@inktvis/contract/features/discovery/staff-legacy-addresses";
import { sql } from "kysely";
import type { Database, Tx } from "#platform/db/database.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { whereGiven } from "#platform/db/where-given.ts";
import { invalid } from "#platform/http/errors.ts";
import type { ApiHandlers } from "#platform/http/run-endpoint.ts";
import { auditedResource } from "#platform/audit/audited-resource.ts";

type Kind = (typeof LEGACY_KINDS)[number];

/** Old addresses with their targets; a private text is shown only to its author. */
const selectAddresses = (db: Database | Tx) =>
  db
    .selectFrom("legacy_addresses as legacy")
    .leftJoin("texts as text", (join) => join.onRef("text.id", "=", "legacy.text_id").on("text.is_private", "=", false))
    .leftJoin("users as person", "person.id", "legacy.user_id")
    .leftJoin("contests as contest", "contest.id", "legacy.contest_id")
    .select([
      "legacy.id",
      sql<Kind>`legacy.kind`.as("kind"),
      sql<number>`legacy.old_id`.as("oldId"),
      "legacy.old_slug as oldSlug",
      sql<string | null>`coalesce(text.slug, person.slug, contest.slug)`.as("slug"),
      sql<string | null>`coalesce(text.title, person.nickname, contest.title)`.as("title"),
    ]);

/** The owner of the target of an old address. */
const selectOwner = (tx: Tx, id: string) =>
  tx
    .selectFrom("users")
    .select("id")
    .where(
      "id",
      "=",
      sql<string>`(
        select coalesce(legacy.user_id, text.author_id, contest.organizer_id) from legacy_addresses legacy
        left join texts text on text.id = legacy.text_id
        left join contests contest on contest.id = legacy.contest_id
        where legacy.id = ${id}
      )`,
    );

const addresses = auditedResource({
  name: "legacyAddresses",
  table: "legacy_addresses",
  ownerOf: async (tx, id: string) => (await selectOwner(tx, id).executeTakeFirst())?.id ?? null,
  // An erasure locks the person before their rows.
  lock: async (tx, id?: string) => {
    if (id) await selectOwner(tx, id).forKeyShare().execute();
  },
  read: (db, id: string) => selectAddresses(db).where("legacy.id", "=", id).executeTakeFirst(),
});

/** Finds the target of a slug, by the column that refers to it. */
const TARGETS = {
  text: (tx: Tx, slug: string) =>
    tx
      .selectFrom("text_slugs")
      .innerJoin("texts as text", "text.id", "text_slugs.text_id")
      .select("text.id as text_id")
      .where("text_slugs.slug", "=", slug)
      .where("text.is_private", "=", false)
      .executeTakeFirst(),
  user: (tx: Tx, slug: string) =>
    tx.selectFrom("user_slugs").select("user_id").where("slug", "=", slug).executeTakeFirst(),
  contest: (tx: Tx, slug: string) =>
    tx.selectFrom("contest_slugs").select("contest_id").where("slug", "=", slug).executeTakeFirst(),
} satisfies Record<Kind, unknown>;

const NOTHING_THERE = { slug: "Hier vinden we niets met dit adres. Neem het laatste deel van het adres over." };
const TAKEN = { unique: { oldSlug: "Dit oude adres staat er al. Verwijder het eerst." } };

export const staffLegacyAddressesModule = {
  handlers: {
    list: ({ ctx, query }) => {
      const { q, kind } = query;
      const rows = whereGiven(selectAddresses(ctx.db), { "legacy.kind": kind }).$if(q !== undefined, (found) =>
        found.where(({ or }) =>
          or([
            contains(sql`legacy.old_slug`, q ?? ""),
            contains(sql`coalesce(text.slug, person.slug, contest.slug)`, q ?? ""),
            sql<boolean>`legacy.old_id::text = ${q ?? ""}`,
          ]),
        ),
      );
      return staffPage(ctx.db, rows, query, {
        id: sql`legacy.id`,
        sorts: { oldId: sql`legacy.old_id`, oldSlug: sql`legacy.old_slug`, kind: sql`legacy.kind` },
        toRow: (row) => row,
      });
    },
    get: ({ ctx, params }) => addresses.get(ctx, params.id),
    create: ({ ctx, body: { kind, oldId: old_id, oldSlug: old_slug, slug } }) =>
      addresses.create(ctx, async (tx) => {
        const target = await TARGETS[kind](tx, slug);
        if (!target) throw invalid(NOTHING_THERE);
        const insert = tx
          .insertInto("legacy_addresses")
          .values({ kind, old_id, old_slug, ...target })
          .returning("id");
        return (await translateConstraintErrors(TAKEN, insert.executeTakeFirstOrThrow())).id;
      }),
    delete: ({ ctx, params: { id } }) =>
      addresses.delete(ctx, id, async (tx) => {
        await tx.deleteFrom("legacy_addresses").where("id", "=", id).execute();
      }),
  } satisfies ApiHandlers<typeof contract>["staffLegacyAddresses"],
};

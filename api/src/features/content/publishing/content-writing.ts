import type { Insertable } from "kysely";
import type { EditorContext, MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import type { DB } from "#platform/db/tables.gen.ts";
import { insertWithSlug } from "#platform/slugs.ts";
import { type ContentResource, type ContentRow, deleteContent } from "./content-resource.ts";
import { type MediaInput, type StoredMedia, withStoredMedia } from "./editorial-media.ts";
import { type Addressed, movePublishedSlug } from "./published-slug.ts";
import { saveContent } from "./save-content.ts";

type WrittenTable = Addressed["rows"] | "team_tiles";

/** Requires every column without a default: a forgotten one does not compile. */
type Columns<Table extends WrittenTable> = Omit<Insertable<DB[Table]>, "slug" | "created_at" | "updated_at">;

interface Written<Table extends WrittenTable, Input, Row extends ContentRow> {
  table: Table;
  /**
   * Absent for content without a page of its own. Every slug that a row had while it was public stays reserved for that
   * row.
   */
  addresses?: Extract<Addressed, { rows: Table }>["addresses"];
  resource: (ctx: EditorContext) => ContentResource<Row>;
  /**
   * The columns that the form is stored in, without slug, media and links; `id` is that of an existing row. @throws 422
   */
  columns: (ctx: EditorContext, input: Input, id?: string) => Columns<Table> | Promise<Columns<Table>>;
  /** Replaces what a row links to, such as its genres. @throws 422 */
  setLinks: (tx: Tx, id: string, input: Input) => Promise<unknown>;
  /** Throws when the form cannot be saved with a file, or without one. */
  check?: (input: Input, hasFile: boolean) => void;
  /** Turns violations of constraints into errors of the form. */
  translate?: <T>(query: Promise<T>) => Promise<T>;
}

const insert = (
  tx: Tx,
  { table, addresses }: { table: WrittenTable; addresses: Addressed["addresses"] | undefined },
  row: object,
) =>
  addresses
    ? insertWithSlug(tx, table as "articles", addresses, { ...row, isPublic: true } as never)
    : tx
        .insertInto(table as "team_tiles")
        .values(row as never)
        .returning("id")
        .executeTakeFirstOrThrow();

/**
 * How editors create, update and delete editorial content that has a picture, and a file if its table has a column for
 * it.
 */
export const contentWriting = <
  Table extends WrittenTable,
  Input extends MediaInput & { title: string },
  Row extends ContentRow,
>({
  table,
  addresses,
  resource,
  columns,
  setLinks,
  check,
  translate = (query) => query,
}: Written<Table, Input, Row>) => {
  /** Saves with a picture and a file that are already stored; `also` runs at the end of the transaction. */
  const save = async (
    ctx: EditorContext,
    id: string,
    input: Input & { revision: number },
    media: StoredMedia,
    also?: (tx: Tx) => Promise<void>,
  ) => {
    const values = await columns(ctx, input, id);
    return saveContent(ctx, resource(ctx), {
      id,
      input,
      also,
      change: async (tx, before) => {
        const { image_id, file_id } = media;
        check?.(input, (file_id === undefined ? before.attachment : file_id) != null);
        // Rows of a table without files have no attachment, so there is no column to set.
        const file = before.attachment === undefined ? {} : { file_id };
        const addressed = addresses && ({ rows: table, addresses } as Addressed);
        const address = addressed && (await movePublishedSlug(tx, addressed, { id, title: input.title, now: ctx.now }));
        const update = tx
          .updateTable(table as "articles")
          .set({ ...values, image_id, ...file, ...address, updated_at: ctx.now, revision: before.revision + 1 })
          .where("id", "=", id);
        await translate(update.execute());
        await setLinks(tx, id, input);
      },
    });
  };
  return {
    /** Creates a row that only staff can see until it is published. @throws 422 */
    create: async (ctx: MemberContext, input: Input) => {
      check?.(input, input.attachment?.action === "create");
      const values = await columns(ctx, input);
      return withStoredMedia(ctx, input, (media) =>
        resource(ctx).create(ctx, async (tx) => {
          const row = { ...values, ...media, created_at: ctx.now, updated_at: ctx.now };
          const { id } = await translate(insert(tx, { table, addresses }, row));
          await setLinks(tx, id, input);
          return id;
        }),
      );
    },
    /** @throws 409 when somebody else has saved it since it was opened; 404, 422 */
    update: (ctx: MemberContext, id: string, input: Input & { revision: number }) =>
      withStoredMedia(ctx, input, (media) => save(ctx, id, input, media)),
    save,
    /** Deletes a row for good, with its slugs, pictures and file. @throws 404 */
    delete: (ctx: MemberContext, id: string) => deleteContent(ctx, resource(ctx), id),
  };
};

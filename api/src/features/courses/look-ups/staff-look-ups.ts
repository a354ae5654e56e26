import { type RawBuilder, sql } from "kysely";
import type { MemberContext } from "#platform/context.ts";
import { auditedResource } from "#platform/audit/audited-resource.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import { translateConstraintErrors } from "#platform/db/constraint-errors.ts";
import type { Database, Tx } from "#platform/db/database.ts";
import { moveToPosition, positionAtEnd, positionOf } from "#platform/db/positions.ts";
import { contains, staffPage } from "#platform/db/staff-page.ts";
import { refused } from "#platform/http/errors.ts";
import type { LookUpKind, LookUpTable } from "./look-up-kinds.ts";
import { mergeLookUp } from "./operations/merge-look-up.ts";

interface Row {
  id: number;
  name: string;
  position: number;
  /** The number of courses. */
  uses: number;
  isFixed: boolean;
}
interface Input {
  name: string;
  position?: number | null | undefined;
}
type ListQuery = Parameters<typeof staffPage>[2] & { q?: string | undefined };
interface Call {
  ctx: MemberContext;
}
interface CallOfRow extends Call {
  params: { id: number };
}

const TAKEN = { unique: { name: "Er staat al een keuze met deze naam in de lijst." } };
const FIXED = "Pagina’s van de site kennen deze keuze bij haar nummer. Ze kan niet weg, wel een andere naam krijgen.";
function refuseFixed({ isFixed }: Row) {
  if (isFixed) throw refused(FIXED);
}
const stillUsed = (count: number) =>
  refused(
    `Deze keuze staat bij ${count === 1 ? "één cursus" : `${count} cursussen`} en kan niet weg. Neem ze op in een andere.`,
  );

/** What the rows of a list have besides a name: how each field is read, and the columns that they are stored in. */
interface OfKind<Fields> {
  read: Readonly<Record<keyof Fields & string, RawBuilder<unknown>>>;
  columnsOf: (input: Omit<Input, "position">) => object;
}
// Every list has these columns; the contract says which others it has.
const BY_NAME = { columnsOf: (input: Omit<Input, "position">) => columnsFrom("course_types", input) };

/** The rows of a list as the staff room shows them. */
const selectFrom = <Fields extends object>(
  { table, column, usedBy, fixed }: LookUpKind,
  fields: OfKind<Fields>["read"],
) => {
  const users = Object.keys(usedBy).map((user) => {
    const course = sql.ref(user === "courses" ? "used.id" : "used.course_id");
    return sql`select ${course} from ${sql.table(user)} used where ${sql.ref(`used.${column}`)} = look_up.id`;
  });
  const others = Object.entries<RawBuilder<unknown>>(fields).map(([field, read]) => sql`, ${read} as ${sql.id(field)}`);
  const rows = sql<Row>`(
    select id, name, ${positionOf({ table }, "look_up")} as position,
      (select count(*) from (${sql.join(users, sql` union `)}) course) as uses,
      id = any(${fixed}::integer[]) as "isFixed" ${sql.join(others, sql``)}
    from ${sql.table(table)} look_up
  )`;
  return (db: Database | Tx) => db.selectFrom(rows.as("row")).selectAll().$castTo<Row & Fields>();
};

/**
 * Waits for people who are saving a course, and keeps others from saving one or changing a list in the meantime.
 * Saving a course locks the course and then its choices (`problemsOfChoices`): the opposite order would be a deadlock.
 */
const lockCourses = (tx: Tx) => sql`lock table courses in exclusive mode`.execute(tx);

type Storing = Pick<OfKind<object>, "columnsOf"> & { table: LookUpTable };

async function insertRow(tx: Tx, { table, columnsOf }: Storing, { position, ...input }: Input) {
  const insert = tx
    .insertInto(table as "course_types")
    .values({ ...(columnsOf(input) as { name: string }), position: positionAtEnd({ table }) })
    .returning("id");
  const { id } = await translateConstraintErrors(TAKEN, insert.executeTakeFirstOrThrow());
  await moveToPosition(tx, { table }, { id, position });
  return id;
}

async function changeRow(tx: Tx, { table, columnsOf }: Storing, id: number, { position, ...input }: Input) {
  const update = tx
    .updateTable(table as "course_types")
    .set(columnsOf(input))
    .where("id", "=", id);
  await translateConstraintErrors(TAKEN, update.execute());
  await moveToPosition(tx, { table }, { id, position });
}

/**
 * The calls of the staff room for one list that courses choose from.
 * @param name of the resource
 * @param ofKind what its rows have besides a name
 */
export function staffLookUp<Fields extends object = object>(
  name: string,
  kind: LookUpKind,
  ofKind: Pick<OfKind<NoInfer<Fields>>, "read"> & Partial<OfKind<object>>,
) {
  const { table } = kind;
  const storing = { ...BY_NAME, ...ofKind, table };
  const select = selectFrom<Fields>(kind, ofKind.read);
  const choices = auditedResource<number, Row & Fields>({
    name,
    table,
    ownerOf: null,
    lock: lockCourses,
    omitFromLog: ["uses", "isFixed"],
    read: async (db: Database | Tx, id: number) => (await select(db).where("row.id", "=", id).execute())[0],
  });

  return {
    list: ({ ctx, query }: Call & { query: ListQuery }) =>
      staffPage(ctx.db, select(ctx.db).where(contains(sql`row.name`, query.q)), query, {
        id: sql`row.id`,
        sorts: { position: sql`row.position`, name: sql`row.name collate "nl-BE-x-icu"`, uses: sql`row.uses` },
        toRow: (row) => row,
      }),
    get: ({ ctx, params }: CallOfRow) => choices.get(ctx, params.id),
    create: ({ ctx, body }: Call & { body: Input }) => choices.create(ctx, (tx) => insertRow(tx, storing, body)),
    update: ({ ctx, params: { id }, body }: CallOfRow & { body: Input }) =>
      choices.update(ctx, id, (tx) => changeRow(tx, storing, id, body)),
    delete: ({ ctx, params: { id } }: CallOfRow) =>
      choices.delete(ctx, id, async (tx, row) => {
        refuseFixed(row);
        if (row.uses > 0) throw stillUsed(row.uses);
        await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
      }),
    merge: ({ ctx, params: { id }, body: { into } }: CallOfRow & { body: { into: number } }) =>
      choices.delete(
        ctx,
        id,
        async (tx, row) => {
          refuseFixed(row);
          await mergeLookUp(tx, kind, { from: id, into });
        },
        "merge",
      ),
  };
}

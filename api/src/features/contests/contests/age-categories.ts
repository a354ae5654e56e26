import { sql } from "kysely";
import type { Tx } from "#platform/db/database.ts";
import type { TableWith } from "#platform/db/table-with.ts";
import { invalid } from "#platform/http/errors.ts";
import { ageLabelOf } from "./contest.rules.ts";

/** An age category as a form sends it; with an id when it exists already. */
interface WantedCategory {
  id?: number | undefined;
  ageFrom: number;
  ageTo: number;
}
const NOT_THEIRS = "Een van de leeftijdscategorieën bestaat niet meer. Vernieuw de pagina.";
const AGES_LOCKED = "Er diende al iemand in. De leeftijdscategorieën liggen daarom vast.";

/**
 * Every table that refers to age categories. A table with a column `age_category_id` that is missing here fails the type
 * check; one that refers to them by another column fails age-categories.test.ts.
 */
export const CATEGORY_USES: Readonly<Record<TableWith<"age_category_id">, true>> = {
  contest_jury: true,
  invitations: true,
  participations: true,
  contributions: true,
};

/**
 * Gives a contest these age categories. One that stays, recognised by its id or else by its ages, keeps its id, so that
 * jury and entries stay in it. The caller holds the contest.
 * @throws 422 when a category that somebody is in would be removed, or anything changes once entries were handed in
 */
export async function setAgeCategories(
  tx: Tx,
  contestId: string,
  { wanted, isLocked }: { wanted: readonly WantedCategory[]; isLocked: boolean },
) {
  const before = await tx
    .selectFrom("contest_age_categories")
    .select(["id", "age_from", "age_to"])
    .where("contest_id", "=", contestId)
    .execute();
  const next = wanted.map(({ id, ageFrom, ageTo }) => {
    const alike = before.find(({ age_from, age_to }) => age_from === ageFrom && age_to === ageTo);
    return { id: id ?? alike?.id, age_from: ageFrom, age_to: ageTo };
  });
  const ids = next.flatMap(({ id }) => id ?? []);
  const byId = new Map(before.map((category) => [category.id, category]));
  if (new Set(ids).size < ids.length || ids.some((id) => !byId.has(id))) throw invalid({ ageCategories: NOT_THEIRS });
  const gone = before.filter(({ id }) => !ids.includes(id));
  const added = next.filter(({ id }) => id === undefined);
  const changed = next.flatMap(({ id, age_from, age_to }) => {
    const was = id === undefined ? undefined : byId.get(id);
    return was && (was.age_from !== age_from || was.age_to !== age_to) ? [{ id: was.id, age_from, age_to }] : [];
  });
  if (isLocked && gone.length + added.length + changed.length > 0) throw invalid({ ageCategories: AGES_LOCKED });

  for (const category of gone) await removeCategory(tx, category);
  for (const { id, age_from, age_to } of changed) {
    await tx.updateTable("contest_age_categories").set({ age_from, age_to }).where("id", "=", id).execute();
  }
  if (added.length > 0) {
    await tx
      .insertInto("contest_age_categories")
      .values(added.map(({ age_from, age_to }) => ({ contest_id: contestId, age_from, age_to })))
      .execute();
  }
}

async function removeCategory(tx: Tx, category: { id: number; age_from: number; age_to: number }) {
  const uses = Object.keys(CATEGORY_USES).map(
    (table) => sql`exists (select from ${sql.table(table)} where age_category_id = ${category.id})`,
  );
  const { rows } = await sql<{ isUsed: boolean }>`select ${sql.join(uses, sql` or `)} as "isUsed"`.execute(tx);
  if (rows[0]?.isUsed) {
    throw invalid({
      ageCategories: `De categorie ‘${ageLabelOf(category)}’ kan niet weg: er horen juryleden, uitnodigingen of inzendingen bij.`,
    });
  }
  await tx.deleteFrom("contest_age_categories").where("id", "=", category.id).execute();
}

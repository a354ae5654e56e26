import type { useTestApi } from "#testing/test-api.ts";

/** Runs tonight's retention job. Returns the names of the rows that are left. */
export async function leftTonight(
  test: ReturnType<typeof useTestApi>,
  table: "invitations" | "enrolments",
  rows: Readonly<Record<string, { id: string }>>,
) {
  await test.runScheduled("retention.sweep");
  const left = await test.services.db.selectFrom(table).select("id").execute();
  const ids = new Set(left.map(({ id }) => id));
  return Object.entries(rows).flatMap(([name, { id }]) => (ids.has(id) ? [name] : []));
}

import { storeWording, wordingVersionOf } from "#platform/db/accepted-wordings.ts";
import type { Tx } from "#platform/db/database.ts";
import { invalid } from "#platform/http/errors.ts";
import { mayNotEnrol } from "./enrolment.errors.ts";

const justChanged = () =>
  invalid({ conditionsVersion: "De voorwaarden wijzigden net. Lees ze opnieuw voor je ze aanvaardt." });

/**
 * Keeps the wording of the conditions that somebody accepts, and returns its id. The caller has locked the course.
 * @throws 422 when they read another wording
 */
export async function keepAcceptedConditions(
  tx: Tx,
  { id, conditions }: { id: string; conditions: string | null },
  versionRead: string | undefined,
) {
  if (conditions === null) throw mayNotEnrol();
  if (versionRead !== undefined && versionRead !== wordingVersionOf(conditions)) throw justChanged();
  return storeWording(tx, "course_conditions", { ownerId: id, body: conditions });
}

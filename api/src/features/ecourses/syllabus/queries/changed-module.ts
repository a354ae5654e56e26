import { noSuchModule } from "../syllabus.errors.ts";
import type { Tx } from "#platform/db/database.ts";

/** A module in the form that the call which changed it returns. @throws 404 when it was deleted in the meantime */
export async function changedModule(tx: Tx, id: string) {
  const { position: sortOrder, ecourse_id: ecourseId, ...module } = await moduleWith(tx, id);
  return { data: { ...module, sortOrder, ecourseId } };
}

/** A module, read after its online course was locked. @throws 404 when it was deleted in the meantime */
export async function moduleWith(tx: Tx, id: string) {
  const module = await tx.selectFrom("ecourse_modules").selectAll().where("id", "=", id).executeTakeFirst();
  if (!module) throw noSuchModule();
  return module;
}

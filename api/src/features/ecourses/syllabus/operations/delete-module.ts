import type { MemberContext } from "#platform/context.ts";
import { lockInOrder, numberInOrder } from "#platform/db/positions.ts";
import { changeSyllabus } from "../change-syllabus.ts";
import { deleteLessons } from "../delete-lessons.ts";
import { moduleWith } from "../queries/changed-module.ts";
import { LESSON_LIST, MODULE_LIST } from "../syllabus.lists.ts";

/** Deletes a module, with its lessons. */
export const deleteModule = (ctx: MemberContext, id: string) =>
  changeSyllabus(ctx, { act: "delete-module", of: { module: id } }, async (tx, ecourse) => {
    await moduleWith(tx, id);
    await deleteLessons(tx, ctx, { ecourse, ids: await lockInOrder<string>(tx, LESSON_LIST, id) });
    await tx.deleteFrom("ecourse_modules").where("id", "=", id).execute();
    await numberInOrder(tx, MODULE_LIST, { list: ecourse.id, ids: await lockInOrder(tx, MODULE_LIST, ecourse.id) });
  });

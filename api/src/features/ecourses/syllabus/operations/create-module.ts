import { MAX_MODULES, type ModuleInput } from "@inktvis/contract/features/ecourses/syllabus";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { moveToPosition, positionAtEnd } from "#platform/db/positions.ts";
import { changeSyllabus } from "../change-syllabus.ts";
import { changedModule } from "../queries/changed-module.ts";
import { tooManyModules } from "../syllabus.errors.ts";
import { MODULE_LIST } from "../syllabus.lists.ts";

/** Adds a module to an online course, at the end or at a given place. */
export const createModule = (ctx: MemberContext, input: z.output<typeof ModuleInput>) =>
  changeSyllabus(ctx, { act: "create-module", of: { ecourse: input.ecourseId } }, async (tx, ecourse) => {
    if ((await countModules(tx, ecourse.id)) >= MAX_MODULES) throw tooManyModules(MAX_MODULES);
    const { id } = await tx
      .insertInto("ecourse_modules")
      .values({
        ecourse_id: ecourse.id,
        title: input.title,
        description: input.description || null,
        position: positionAtEnd(MODULE_LIST, ecourse.id),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await moveToPosition(tx, MODULE_LIST, { id, list: ecourse.id, position: input.sortOrder });
    return changedModule(tx, id);
  });

async function countModules(tx: Tx, ecourseId: string) {
  const { count } = await tx
    .selectFrom("ecourse_modules")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("ecourse_id", "=", ecourseId)
    .executeTakeFirstOrThrow();
  return count;
}

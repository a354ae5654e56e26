import type { ModuleChange } from "@inktvis/contract/features/ecourses/syllabus";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { moveToPosition } from "#platform/db/positions.ts";
import { refuseUnseenVersion } from "#platform/http/refuse-stale.ts";
import { changeSyllabus } from "../change-syllabus.ts";
import { changedModule, moduleWith } from "../queries/changed-module.ts";
import { otherEcourse } from "../syllabus.errors.ts";
import { MODULE_LIST } from "../syllabus.lists.ts";

/**
 * Changes the fields of a module that were sent; it stays in its online course. With a `revision` it refuses to
 * overwrite another one.
 * @throws 404, 409 for another revision, 422
 */
export const updateModule = (ctx: MemberContext, id: string, input: z.output<typeof ModuleChange>) =>
  changeSyllabus(ctx, { act: "update-module", of: { module: id } }, async (tx, ecourse) => {
    const module = await moduleWith(tx, id);
    refuseUnseenVersion(module, input);
    const isEdited = input.title !== undefined || input.description !== undefined;
    const { title = module.title, description = module.description, ecourseId = ecourse.id, sortOrder } = input;
    if (ecourseId !== ecourse.id) throw otherEcourse("ecourseId");
    await tx
      .updateTable("ecourse_modules")
      .set({ title, description: description || null, revision: module.revision + (isEdited ? 1 : 0) })
      .where("id", "=", module.id)
      .execute();
    if (sortOrder !== undefined)
      await moveToPosition(tx, MODULE_LIST, { id: module.id, list: ecourse.id, position: sortOrder });
    return changedModule(tx, id);
  });

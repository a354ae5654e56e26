import type { MemberContext } from "#platform/context.ts";
import { changeSyllabus } from "../change-syllabus.ts";
import { moduleWith } from "../queries/changed-module.ts";
import { reorder } from "../reorder.ts";
import { LESSON_LIST } from "../syllabus.lists.ts";

interface Input {
  sortOrders: readonly { moduleClassId: string; sortOrder: number }[];
  before?: readonly string[] | undefined;
}

/** Orders all lessons of a module. */
export const orderLessons = (ctx: MemberContext, moduleId: string, { sortOrders, before }: Input) =>
  changeSyllabus(ctx, { act: "order-lessons", of: { module: moduleId } }, async (tx) => {
    const { id: list } = await moduleWith(tx, moduleId);
    await reorder(tx, LESSON_LIST, {
      list,
      sortOrders: sortOrders.map(({ moduleClassId: id, sortOrder }) => ({ id, sortOrder })),
      before,
    });
  });

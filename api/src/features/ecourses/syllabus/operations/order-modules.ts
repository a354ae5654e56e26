import type { MemberContext } from "#platform/context.ts";
import { changeSyllabus } from "../change-syllabus.ts";
import { reorder } from "../reorder.ts";
import { MODULE_LIST } from "../syllabus.lists.ts";

interface Input {
  sortOrders: readonly { moduleId: string; sortOrder: number }[];
  before?: readonly string[] | undefined;
}

/** Orders all modules of an online course. */
export const orderModules = (ctx: MemberContext, ecourseId: string, { sortOrders, before }: Input) =>
  changeSyllabus(ctx, { act: "order-modules", of: { ecourse: ecourseId } }, (tx, { id: list }) =>
    reorder(tx, MODULE_LIST, {
      list,
      sortOrders: sortOrders.map(({ moduleId: id, sortOrder }) => ({ id, sortOrder })),
      before,
    }),
  );

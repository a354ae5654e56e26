import { ecourseApi } from "../ecourse-api.ts";
import { type Move, type Outline, placeOfLesson } from "./outline.ts";

interface Moved {
  ecourseId: string;
  move: Move;
  /** The order that is stored, as far as this page knows. */
  before: Outline;
  after: Outline;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
/** The caller handles refusals: a list that changed in the meantime is not an error of the page. */
const QUIET = { quiet: true } as const;

/** Stores a move: the whole list in its new order, or one lesson at its position in another module. */
export function sendMove({ ecourseId, move, before, after }: Moved): Promise<unknown> {
  if ("moduleId" in move) {
    const sortOrders = after.map(({ id: moduleId, sortOrder }) => ({ moduleId, sortOrder }));
    const body = { sortOrders, before: idsOf(before) };
    return ecourseApi.ecourseModules.order({ params: { id: ecourseId }, body }, QUIET);
  }
  const from = placeOfLesson(before, move.lessonId)?.module;
  const to = placeOfLesson(after, move.lessonId);
  if (!from || !to) throw new Error("A move begins and ends at a lesson");
  if (from.id !== to.module.id) {
    const body = { ecourseModuleId: to.module.id, sortOrder: to.index + 1 };
    return ecourseApi.lessonManagement.update({ params: { id: move.lessonId }, body }, QUIET);
  }
  const sortOrders = to.module.classes.map(({ id: moduleClassId, sortOrder }) => ({ moduleClassId, sortOrder }));
  const body = { sortOrders, before: idsOf(from.classes) };
  return ecourseApi.ecourseModules.orderLessons({ params: { id: from.id }, body }, QUIET);
}

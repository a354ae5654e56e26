import type { EcourseModule } from "@inktvis/contract/features/ecourses/ecourses";

/* The modules and lessons of an online course, and how they are ordered after a move. */

export type Outline = readonly EcourseModule[];
/** Up or down. */
export type Step = -1 | 1;
/** A place next to another row. */
interface Beside {
  besideId: string;
  isAfter: boolean;
}

/**
 * A move, described in such a way that it keeps its meaning when the list has changed in the meantime. A step takes the
 * first lesson of a module to the end of the previous module, and the last one to the start of the next module.
 */
export type Move =
  | { moduleId: string; to: { step: Step } | Beside }
  | { lessonId: string; to: { step: Step } | { endOf: string } | Beside };

interface Place {
  module: EcourseModule;
  index: number;
}

export function placeOfLesson(outline: Outline, lessonId: string): Place | undefined {
  for (const module of outline) {
    const index = module.classes.findIndex(({ id }) => id === lessonId);
    if (index >= 0) return { module, index };
  }
  return undefined;
}

/** The outline after a move; undefined when the move changes nothing, or refers to something that is gone. */
export function afterMove(outline: Outline, move: Move): Outline | undefined {
  const moved = "moduleId" in move ? withModule(outline, move) : withLesson(outline, move);
  return moved && isSameOrder(outline, moved) ? undefined : moved && renumbered(moved);
}

function withModule(outline: Outline, { moduleId, to }: Extract<Move, { moduleId: string }>) {
  const index = outline.findIndex(({ id }) => id === moduleId);
  const module = outline[index];
  const others = outline.filter(({ id }) => id !== moduleId);
  const target = "step" in to ? index + to.step : besideIndex(others, to);
  const isThere = target !== undefined && target >= 0 && target <= others.length;
  return module && isThere ? others.toSpliced(target, 0, module) : undefined;
}

function withLesson(outline: Outline, { lessonId, to }: Extract<Move, { lessonId: string }>) {
  const from = placeOfLesson(outline, lessonId);
  const lesson = from?.module.classes[from.index];
  if (!from || !lesson) return undefined;
  const others = outline.map((module) => ({ ...module, classes: module.classes.filter(({ id }) => id !== lessonId) }));
  const at = outline.indexOf(from.module);
  const target = targetOf(others, { at, index: from.index }, to);
  return (
    target &&
    others.map((module, place) =>
      place === target.at ? { ...module, classes: module.classes.toSpliced(target.index, 0, lesson) } : module,
    )
  );
}

/** Where a lesson goes: the position of the module, and the lesson's own position among the other lessons there. */
function targetOf(
  others: Outline,
  from: { at: number; index: number },
  to: Extract<Move, { lessonId: string }>["to"],
): { at: number; index: number } | undefined {
  if ("step" in to) {
    const index = from.index + to.step;
    if (index >= 0 && index <= (others[from.at]?.classes.length ?? 0)) return { at: from.at, index };
    const at = from.at + to.step;
    const next = others[at];
    return next && { at, index: to.step < 0 ? next.classes.length : 0 };
  }
  const isWanted = ({ id, classes }: EcourseModule) =>
    "endOf" in to ? id === to.endOf : classes.some((lesson) => lesson.id === to.besideId);
  const at = others.findIndex(isWanted);
  const wanted = others[at]?.classes;
  const index = wanted && ("endOf" in to ? wanted.length : besideIndex(wanted, to));
  return index === undefined ? undefined : { at, index };
}

function besideIndex(rows: readonly { id: string }[], { besideId, isAfter }: Beside) {
  const index = rows.findIndex(({ id }) => id === besideId);
  return index < 0 ? undefined : index + (isAfter ? 1 : 0);
}

const orderOf = (outline: Outline) => outline.map(({ id, classes }) => [id, classes.map((lesson) => lesson.id)]);
const isSameOrder = (one: Outline, other: Outline) => JSON.stringify(orderOf(one)) === JSON.stringify(orderOf(other));

/** The outline with numbers that match the positions. */
function renumbered(outline: Outline): Outline {
  let number = 0;
  return outline.map((module, index) => ({
    ...module,
    sortOrder: index + 1,
    classes: module.classes.map((lesson, place) => ({
      ...lesson,
      sortOrder: place + 1,
      number: ++number,
      ecourseModuleId: module.id,
    })),
  }));
}

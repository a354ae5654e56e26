interface LessonState {
  id: string;
  completed: boolean;
  lastOpenedAt: Date | null;
}

/**
 * The lesson to continue with (docs/product/ecourses.md#progress): the one that was last opened, or when that is
 * completed the next one that is not, or else the first that is not; null when all are completed.
 * @param lessons in the order of the online course
 */
export function continueWith(lessons: readonly LessonState[]): string | null {
  const opened = lessons.reduce(
    (last, { lastOpenedAt }, index) =>
      lastOpenedAt && lastOpenedAt >= (lessons[last]?.lastOpenedAt ?? 0) ? index : last,
    0,
  );
  const fromThere = [...lessons.slice(opened), ...lessons.slice(0, opened)];
  return fromThere.find(({ completed }) => !completed)?.id ?? null;
}

/** Whether somebody opened a lesson that is still there. */
export const hasBegun = (lessons: readonly LessonState[]) => lessons.some(({ lastOpenedAt }) => lastOpenedAt !== null);

/** How far somebody is; deleted lessons do not count. Only somebody who completed all of them is at 100 percent. */
export const completionOf = ({ completed, total }: { completed: number; total: number }) => ({
  completed,
  total,
  percentage: total === 0 ? 0 : Math.min(Math.round((100 * completed) / total), completed < total ? 99 : 100),
});

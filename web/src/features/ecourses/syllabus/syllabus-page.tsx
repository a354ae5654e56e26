import type { EcourseModule, LessonSummary } from "@inktvis/contract/features/ecourses/ecourses";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRowDeletion } from "#features/management/row-deletion.tsx";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { useDrops } from "./drag.ts";
import { ModuleCard } from "./module-card.tsx";
import { ModuleDialog } from "./module-dialog.tsx";
import type { Move, Outline } from "./outline.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";
import { useOutline } from "./use-outline.ts";
import "./syllabus.css";

/** The modules and lessons of an online course: added, edited, ordered and deleted. */
export function SyllabusPage({ ecourseId }: { ecourseId: string }) {
  const { modules, move, announced, notice } = useOutline(ecourseId);
  const [edited, setEdited] = useState<{ module?: EcourseModule }>();
  const deletion = useDeletions();
  const focusAfterwards = useFocusOnceMoved(modules);
  const moveAndFocus = (wanted: Move, ...ids: string[]) => {
    focusAfterwards(ids);
    move(wanted);
  };
  // The title of the dragged row gets the focus: it can be read and opened with the keyboard.
  useDrops((wanted) => moveAndFocus(wanted, "moduleId" in wanted ? wanted.moduleId : wanted.lessonId));
  const add = <Button onClick={() => setEdited({})}>{copy.addModule}</Button>;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 sm:gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">{copy.title}</h1>
        {modules.length > 0 && <p className="max-w-prose text-ink-soft">{copy.intro}</p>}
        <p className="sr-only" role="status">
          {announced}
        </p>
        <div role="alert">{notice && <p className="notice">{notice}</p>}</div>
      </header>
      {modules.length === 0 ? (
        <EmptyState action={add} title={copy.emptyTitle}>
          {copy.empty}
        </EmptyState>
      ) : (
        <>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {modules.map((module) => (
              <ModuleCard
                key={module.id}
                lessonCount={modules.reduce((count, { classes }) => count + classes.length, 0)}
                module={module}
                modules={modules}
                onDeleteLesson={deletion.askLesson}
                onDeleteModule={() => deletion.askModule(module)}
                onEdit={() => setEdited({ module })}
                onMove={moveAndFocus}
              />
            ))}
          </ol>
          <p>{add}</p>
        </>
      )}
      {edited && <ModuleDialog ecourseId={ecourseId} module={edited.module} onClose={() => setEdited(undefined)} />}
      {deletion.dialogs}
    </div>
  );
}

/** Gives the focus to the first of these elements that can take it, once the page shows the move. */
function useFocusOnceMoved(modules: Outline) {
  const ids = useRef<readonly string[]>([]);
  useEffect(() => {
    const element = ids.current
      .map((id) => document.getElementById(id))
      .find((found) => found && !found.matches(":disabled"));
    ids.current = [];
    element?.focus();
  }, [modules]);
  return (wanted: readonly string[]) => {
    ids.current = wanted;
  };
}

/** The dialogs that ask for confirmation before a module or a lesson is deleted. */
function useDeletions() {
  const queryClient = useQueryClient();
  const onDeleted = () => invalidateEcourses(queryClient);
  const modules = useRowDeletion({
    words: copy.deleteModule,
    onDelete: ({ id }: EcourseModule) =>
      unlessGone(ecourseApi.ecourseModules.delete({ params: { id } }, { quiet: true })),
    onDeleted,
  });
  const lessons = useRowDeletion({
    words: copy.deleteLesson,
    onDelete: ({ id }: LessonSummary) =>
      unlessGone(ecourseApi.lessonManagement.delete({ params: { id } }, { quiet: true })),
    onDeleted,
  });
  const dialogs = (
    <>
      {modules.dialog}
      {lessons.dialog}
    </>
  );
  return { askModule: modules.ask, askLesson: lessons.ask, dialogs };
}

/** When somebody else has already deleted it, the goal is reached. */
const unlessGone = (deleting: Promise<unknown>) =>
  deleting.catch((refusal: unknown) => {
    const status = refusalStatus(refusal);
    if (status === 404 || status === 410) return;
    reactToRefusal(refusal);
    throw refusal;
  });

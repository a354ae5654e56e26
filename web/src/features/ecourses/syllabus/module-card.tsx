import type { EcourseModule, LessonSummary } from "@inktvis/contract/features/ecourses/ecourses";
import { newLessonPath } from "@inktvis/contract/page-paths/account";
import type { Ref } from "react";
import { BareButton } from "#ui/button.tsx";
import { Pen } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { RowButtons } from "#ui/row-buttons.tsx";
import { useDragged, useEmptyTarget } from "./drag.ts";
import { DragHandle } from "./drag-handle.tsx";
import { LessonRow } from "./lesson-row.tsx";
import type { Move, Outline } from "./outline.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

interface ModuleCardProps {
  module: EcourseModule;
  /** All modules, for moving lessons to another one. */
  modules: Outline;
  /** The number of lessons in the whole online course. */
  lessonCount: number;
  /** `focus` holds the ids of elements that may get the focus after the move, the best one first. */
  onMove: (move: Move, ...focus: string[]) => void;
  onEdit: () => void;
  onDeleteModule: () => void;
  onDeleteLesson: (lesson: LessonSummary) => void;
}

/** A module with its lessons. */
export function ModuleCard(props: ModuleCardProps) {
  const { module, modules, lessonCount, onMove, onDeleteLesson } = props;
  const { element, handle, edge, isDragged } = useDragged({ kind: "module", id: module.id });
  return (
    <li className="syllabus-row syllabus-module" data-dragged={isDragged || undefined} data-edge={edge} ref={element}>
      <ModuleHead {...props} handle={handle} />
      {module.description && (
        <div className="text-ink-soft">
          <PlainText>{module.description}</PlainText>
        </div>
      )}
      {module.classes.length === 0 ? (
        <EmptyModule moduleId={module.id} />
      ) : (
        <ol className="syllabus-lessons">
          {module.classes.map((lesson) => (
            <LessonRow
              ecourseId={module.ecourseId}
              key={lesson.id}
              lesson={lesson}
              lessonCount={lessonCount}
              otherModules={modules.filter(({ id }) => id !== module.id)}
              onDelete={() => onDeleteLesson(lesson)}
              onStep={(step) => onMove({ lessonId: lesson.id, to: { step } }, ...buttonsOf("lesson", lesson.id, step))}
              onToModule={(endOf) => onMove({ lessonId: lesson.id, to: { endOf } }, lesson.id)}
            />
          ))}
        </ol>
      )}
      <p>
        <ButtonAnchor href={newLessonPath(module.ecourseId, module.id)} look="secondary">
          {copy.addLesson}
          <span className="sr-only">{copy.addLessonTo(module.title)}</span>
        </ButtonAnchor>
      </p>
    </li>
  );
}

interface ModuleHeadProps extends Pick<ModuleCardProps, "module" | "modules" | "onMove" | "onEdit" | "onDeleteModule"> {
  handle: Ref<HTMLSpanElement>;
}

/** The title of the module, and the buttons to move, edit and delete it. */
function ModuleHead({ module, modules, handle, onMove, onEdit, onDeleteModule }: ModuleHeadProps) {
  const name = copy.module(module.sortOrder);
  return (
    <div className="flex flex-wrap items-start gap-x-2 gap-y-1">
      <DragHandle handle={handle} />
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="eyebrow">
          {name} · {copy.lessons(module.classes.length)}
        </p>
        <h2 className="text-2xl break-words" id={module.id} tabIndex={-1}>
          {module.title}
        </h2>
      </div>
      <span className="flex">
        <BareButton
          aria-label={copy.editOf(name.toLowerCase())}
          className="inline-flex size-10 cursor-pointer items-center justify-center rounded-full text-ink-soft hover:bg-wash hover:text-accent-ink disabled:cursor-default"
          title={copy.edit}
          onClick={onEdit}
        >
          <Pen />
        </BareButton>
        <RowButtons
          count={modules.length}
          id={`module.${module.id}`}
          index={module.sortOrder - 1}
          name={name}
          onMove={(from, to) =>
            onMove(
              { moduleId: module.id, to: { step: to < from ? -1 : 1 } },
              ...buttonsOf("module", module.id, to - from),
            )
          }
          onRemove={onDeleteModule}
        />
      </span>
    </div>
  );
}

/** The button that was pressed, and the opposite one for when the row can move no further. */
const buttonsOf = (kind: "module" | "lesson", id: string, step: number) => {
  const [pressed, other] = step < 0 ? ["up", "down"] : ["down", "up"];
  return [`${kind}.${id}.${pressed}`, `${kind}.${id}.${other}`];
};

function EmptyModule({ moduleId }: { moduleId: string }) {
  const { element, isOver } = useEmptyTarget(moduleId);
  return (
    <p className="syllabus-empty" data-over={isOver || undefined} ref={element}>
      {copy.emptyModule}
    </p>
  );
}

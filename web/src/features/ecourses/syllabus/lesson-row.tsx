import type { LessonSummary } from "@inktvis/contract/features/ecourses/ecourses";
import { editLessonPath, editLessonTestPath } from "@inktvis/contract/page-paths/account";
import { SiteLink } from "#platform/site-link.tsx";
import { BareButton } from "#ui/button.tsx";
import { ChevronDown } from "#ui/icons.tsx";
import { Menu } from "#ui/menu.tsx";
import { RowButtons } from "#ui/row-buttons.tsx";
import { useDragged } from "./drag.ts";
import { DragHandle } from "./drag-handle.tsx";
import type { Outline, Step } from "./outline.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

interface LessonRowProps {
  ecourseId: string;
  lesson: LessonSummary;
  /** The number of lessons in the whole online course. */
  lessonCount: number;
  otherModules: Outline;
  onStep: (step: Step) => void;
  onToModule: (moduleId: string) => void;
  onDelete: () => void;
}

/** A lesson in its module: its title opens its form. */
export function LessonRow({ ecourseId, lesson, lessonCount, otherModules, ...actions }: LessonRowProps) {
  const { id, title, number, hasTest, hasAssignment } = lesson;
  const { element, handle, edge, isDragged } = useDragged({ kind: "lesson", id });
  return (
    <li className="syllabus-row syllabus-lesson" data-dragged={isDragged || undefined} data-edge={edge} ref={element}>
      <DragHandle handle={handle} />
      <span className="syllabus-number">{number}</span>
      <div className="syllabus-words">
        <SiteLink
          className="font-semibold break-words hover:text-accent-ink"
          id={id}
          path={editLessonPath(ecourseId, id)}
        >
          {title}
        </SiteLink>
        {hasAssignment && <span className="text-sm text-ink-soft">{copy.assignment}</span>}
      </div>
      <div className="syllabus-actions">
        <SiteLink className="link text-sm" path={editLessonTestPath(ecourseId, id)}>
          {hasTest ? copy.test : copy.addTest}
          <span className="sr-only">{copy.testOf(title)}</span>
        </SiteLink>
        {otherModules.length > 0 && (
          <Menu
            align="end"
            button={
              <span className="flex items-center gap-1 text-sm">
                {copy.toModule}
                <span className="sr-only">{copy.toModuleOf(title)}</span>
                <ChevronDown className="size-4" />
              </span>
            }
          >
            {otherModules.map((module) => (
              <BareButton className="menu-item" key={module.id} onClick={() => actions.onToModule(module.id)}>
                {module.title}
              </BareButton>
            ))}
          </Menu>
        )}
        <RowButtons
          count={lessonCount}
          id={`lesson.${id}`}
          index={number - 1}
          name={copy.lesson(number)}
          onMove={(from, to) => actions.onStep(to < from ? -1 : 1)}
          onRemove={actions.onDelete}
        />
      </div>
    </li>
  );
}

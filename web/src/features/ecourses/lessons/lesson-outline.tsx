import type { Lesson } from "@inktvis/contract/features/ecourses/lessons";
import { ecoursePath, lessonPath } from "@inktvis/contract/page-paths/account";
import { SiteLink } from "#platform/site-link.tsx";
import { Check, ChevronDown } from "#ui/icons.tsx";
import { Menu } from "#ui/menu.tsx";
import { lessonMessages as copy } from "./lessons.nl.ts";

/** The lessons of the online course by module, to jump to; works before any script. */
export const LessonOutline = ({ ecourse, current }: { ecourse: Lesson["ecourse"]; current: string }) => (
  <Menu
    align="start"
    button={
      <>
        {copy.outline}
        <ChevronDown className="size-4" />
      </>
    }
    className="text-action -ml-2"
  >
    <nav aria-label={copy.outline} className="grid max-h-[70vh] w-80 max-w-[80vw] gap-4 overflow-y-auto p-3">
      <SiteLink className="link font-semibold" path={ecoursePath(ecourse.id)}>
        {ecourse.title}
      </SiteLink>
      {ecourse.modules.map(({ id, title, classes }) => (
        <section className="grid gap-1" key={id}>
          <h2 className="text-sm font-semibold text-ink-soft">{title}</h2>
          <ol>
            {classes.map((lesson) => (
              <li key={lesson.id}>
                <SiteLink
                  aria-current={lesson.id === current ? "page" : undefined}
                  className="menu-item"
                  path={lessonPath(ecourse.id, lesson.id)}
                >
                  <span className="w-6 flex-none tabular-nums">{lesson.number}</span>
                  <span className="min-w-0 flex-1 break-words">{lesson.title}</span>
                  {lesson.me.completed && (
                    <>
                      <Check className="size-4 text-accent-ink" />
                      <span className="sr-only">{copy.completedMark}</span>
                    </>
                  )}
                </SiteLink>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  </Menu>
);

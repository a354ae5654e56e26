import type { Lesson } from "@inktvis/contract/features/ecourses/lessons";
import { ecoursePath, finalTestPath, lessonPath, MY_COURSES_PATH } from "@inktvis/contract/page-paths/account";
import { type Ref, useRef } from "react";
import { useStore } from "#platform/store.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { focusOnce } from "#ui/focus-once.ts";
import { ArrowLeft, ArrowRight, Check } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import type { TickState } from "../progress/tick-outbox.ts";
import { useTickOutbox } from "../progress/use-tick-outbox.ts";
import { lessonMessages as copy } from "./lessons.nl.ts";

/** Below a lesson: a button to complete it, once, and a link to what comes next. */
export function LessonSteps({ lesson }: { lesson: Lesson }) {
  const outbox = useTickOutbox();
  const { [lesson.id]: tick } = useStore(outbox.states);
  const next = useRef<HTMLAnchorElement>(null);
  const isRefused = tick?.kind === "refused";
  const isCompleted = lesson.me.completed || (tick !== undefined && !isRefused);
  return (
    <footer className="grid justify-items-start gap-6 border-t border-hairline pt-8">
      {!isCompleted && !isRefused && !lesson.me.isPreview && (
        <Button
          onClick={() => {
            void outbox.put(lesson.id, true);
            // This button disappears.
            focusAfterDialog(next);
          }}
        >
          <Check />
          {copy.complete}
        </Button>
      )}
      <TickStatus isCompleted={isCompleted} isOnlyInPage={outbox.isOnlyInPage(lesson.id)} tick={tick} />
      <nav aria-label={copy.steps} className="flex w-full flex-wrap items-center justify-between gap-4">
        {lesson.previous && !isRefused && (
          <SiteLink
            className="link inline-flex items-center gap-1.5"
            path={lessonPath(lesson.ecourse.id, lesson.previous.id)}
            rel="prev"
          >
            <ArrowLeft className="size-4" />
            {copy.previous}
          </SiteLink>
        )}
        {isRefused ? (
          <ButtonAnchor href={MY_COURSES_PATH} ref={focusOnce}>
            {copy.toMine}
          </ButtonAnchor>
        ) : (
          <NextLink isMain={isCompleted || lesson.me.isPreview} lesson={lesson} ref={next} />
        )}
      </nav>
    </footer>
  );
}

interface TickStatusProps {
  isCompleted: boolean;
  tick: TickState | undefined;
  isOnlyInPage: boolean;
}

function TickStatus({ isCompleted, tick, isOnlyInPage }: TickStatusProps) {
  if (tick?.kind === "refused") return <FailedNotice>{tick.sentence}</FailedNotice>;
  return (
    <div role="status">
      {isCompleted && (
        <p className="flex items-center gap-2 text-lg font-semibold">
          <Check className="size-6 text-accent-ink" />
          {copy.completed}
        </p>
      )}
      {tick?.kind === "waiting" && (
        <p className="mt-2 text-ink-soft">{isOnlyInPage ? copy.waitingInPage : copy.waiting}</p>
      )}
    </div>
  );
}

interface NextLinkProps {
  lesson: Lesson;
  isMain: boolean;
  ref: Ref<HTMLAnchorElement>;
}

/** The next lesson, even in another module; without one the final test; without that the overview. */
function NextLink({ lesson: { next, ecourse }, isMain, ref }: NextLinkProps) {
  const look = isMain ? "primary" : "secondary";
  if (next.kind === "lesson")
    return (
      <ButtonAnchor className="min-w-0" href={lessonPath(ecourse.id, next.id)} look={look} ref={ref} rel="next">
        <span className="min-w-0 break-words">{copy.next(next.title)}</span>
        <ArrowRight className="size-5" />
      </ButtonAnchor>
    );
  return (
    <ButtonAnchor
      href={next.kind === "test" ? finalTestPath(ecourse.id) : ecoursePath(ecourse.id)}
      look={look}
      ref={ref}
    >
      {next.kind === "test" ? copy.toFinalTest : copy.toOverview}
      <ArrowRight className="size-5" />
    </ButtonAnchor>
  );
}

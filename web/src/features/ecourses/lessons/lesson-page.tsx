import type { Lesson } from "@inktvis/contract/features/ecourses/lessons";
import { lessonTestPath } from "@inktvis/contract/page-paths/account";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { readingSettings, storeReadingSettings } from "#features/texts/texts/text-page/reading-settings.ts";
import { SettingsMenu } from "#features/texts/texts/text-page/settings-menu.tsx";
import { Button } from "#ui/button.tsx";
import { ArrowRight } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { PlainText } from "#ui/plain-text.tsx";
import { LessonAssignment } from "../assignments/lesson-assignment.tsx";
import { TestRetry } from "../tests/test-retry.tsx";
import { lessonQuery, rememberOpened } from "./lesson.queries.ts";
import { LessonBody } from "../videos/lesson-body.tsx";
import { LessonOutline } from "./lesson-outline.tsx";
import { LessonSteps } from "./lesson-steps.tsx";
import { lessonMessages as copy } from "./lessons.nl.ts";
import "./lesson-print.css";

interface LessonPageProps {
  lessonId: string;
  /** A text that was just written for its assignment. */
  newTextId: string | undefined;
}

/** A lesson, with the layout of a text (docs/product/ecourses.md#lessons). */
export function LessonPage({ lessonId, newTextId }: LessonPageProps) {
  const { data: lesson } = useSuspenseQuery(lessonQuery(lessonId));
  const [settings, setSettings] = useState(readingSettings);
  useOpened(lesson);
  const { number, title, description, ecourse, me } = lesson;
  const count = ecourse.modules.reduce((sum, { classes }) => sum + classes.length, 0);
  return (
    <article className="text-page pt-8 sm:pt-12" data-ground={settings.ground} data-size={settings.size}>
      <header className="text-column grid gap-5">
        <p className="only-print">{ecourse.title}</p>
        <p className="eyebrow">{copy.lessonOf(number, count)}</p>
        <h1
          className={`break-words hyphens-auto ${title.length > 70 ? "text-3xl sm:text-4xl" : "text-4xl sm:text-5xl"}`}
        >
          {title}
        </h1>
        {description && (
          <div className="text-lg text-ink-soft">
            <PlainText>{description}</PlainText>
          </div>
        )}
        <div className="text-tools flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <LessonOutline current={lessonId} ecourse={ecourse} />
          <span className="flex items-center gap-1">
            <Button look="quiet" onClick={() => print()}>
              {copy.print}
            </Button>
            <SettingsMenu
              settings={settings}
              onChange={(chosen) => {
                setSettings(chosen);
                storeReadingSettings(chosen);
              }}
            />
          </span>
        </div>
        {me.isPreview && <p className="notice print:hidden">{copy.preview}</p>}
      </header>
      <LessonBody body={lesson.body} />
      <div className="text-column mt-12 grid grid-cols-[minmax(0,1fr)] gap-10">
        <LessonAssignment lesson={lesson} newTextId={newTextId} />
        <div className="contents print:hidden">
          <LessonTest lesson={lesson} />
          <LessonSteps key={lessonId} lesson={lesson} />
        </div>
      </div>
    </article>
  );
}

/** Stores that the lesson was opened, once it is visible: a page that is only prerendered does not count. */
function useOpened({ id, ecourse, me }: Lesson) {
  const queryClient = useQueryClient();
  const remember = useEffectEvent(() => {
    if (me.isPreview) return undefined;
    const onVisible = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", onVisible);
      void rememberOpened(queryClient, ecourse.id, id);
    };
    document.addEventListener("visibilitychange", onVisible);
    onVisible();
    return () => document.removeEventListener("visibilitychange", onVisible);
  });
  useEffect(() => remember(), [id]);
}

function LessonTest({ lesson: { id, ecourse, test, me } }: { lesson: Lesson }) {
  if (!test) return null;
  return (
    <section className="grid justify-items-start gap-3 rounded-2xl border border-hairline bg-raised p-5">
      <p className="eyebrow">{copy.test}</p>
      <h2 className="text-2xl break-words hyphens-auto">{test.title}</h2>
      {me.testCompleted && <p>{copy.testPassed}</p>}
      {me.testFailed && (
        <p>
          {copy.testFailed} <TestRetry nextTryAt={me.testNextTryAt} />
        </p>
      )}
      <ButtonAnchor href={lessonTestPath(ecourse.id, id)} look="secondary">
        {copy.toTest}
        <ArrowRight className="size-5" />
      </ButtonAnchor>
    </section>
  );
}

import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Course } from "@inktvis/contract/features/courses/course";
import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { PreviewBar } from "#features/management/preview-bar.tsx";
import { SiteButton } from "#platform/site-button.tsx";
import { Folded } from "#ui/folded.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { LargePicture, TextPicture } from "#ui/text-picture.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { CourseJoining } from "./course-joining.tsx";
import { courseMessages as copy } from "./course-page.nl.ts";
import { isPassed } from "./course-state.ts";
import { courseQuery } from "./course.queries.ts";

const route = getRouteApi("/organization/cursussen/$slug");

/** One course: what it is, who gives it, when and where, what it costs and how people join. */
export function CoursePage() {
  const { slug } = route.useParams();
  const { data: course } = useSuspenseQuery(courseQuery(slug));
  return (
    <article className="page pt-8 sm:pt-12">
      {course.publishedAt === null &&
        (course.me.can.update ? (
          <PreviewBar copy={copy} path={managedCoursePath(course.slug)} />
        ) : (
          <p className="mb-8 rounded-sm border border-dashed border-edge px-5 py-4">{copy.offSite}</p>
        ))}
      {course.cancelledAt !== null && (
        <div className="notice notice-failed mb-8">
          <p className="text-lg font-semibold">{copy.cancelled}</p>
          {course.cancelMessage && <p className="mt-1 max-w-prose whitespace-pre-line">{course.cancelMessage}</p>}
        </div>
      )}
      {/* The price and the way to join are visible without scrolling, on a phone too. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <header className="grid content-start gap-4">
          <p className="eyebrow">{eyebrowOf(course)}</p>
          <h1 className="text-5xl break-words hyphens-auto sm:text-7xl">{course.title}</h1>
        </header>
        <div className="grid content-start gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <CourseJoining course={course} />
          {course.me.can.update && (
            <SiteButton look="secondary" path={`${managedCoursePath(course.slug)}/`} site="account">
              {copy.edit}
            </SiteButton>
          )}
        </div>
        <p className="max-w-3xl font-reading text-xl leading-relaxed whitespace-pre-line sm:text-2xl">{course.intro}</p>
      </div>
      {course.image && (
        <LargePicture
          className={`h-auto max-h-[28rem] w-full rounded-sm object-cover ${isPassed(course) || course.cancelledAt !== null ? "opacity-70 grayscale" : ""}`}
          figureClassName="mt-8"
          picture={course.image}
          sizes="(width >= 76rem) 72rem, 92vw"
        />
      )}
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside aria-label={copy.facts} className="lg:col-start-2 lg:row-start-1">
          <CourseFacts course={course} />
        </aside>
        <Words course={course} />
      </div>
    </article>
  );
}

function eyebrowOf({ type, hasRealLifePart, region, organizedByCs }: Course) {
  const place = hasRealLifePart ? region.name : copy.online;
  return [type.name, place, organizedByCs && !type.name.includes(copy.house) ? copy.house : ""]
    .filter(Boolean)
    .join(" · ");
}

/** The text of the page. */
const Words = ({ course: { body, classTimes, teacher, teacherImage, conditions } }: { course: Course }) => (
  <div className="grid min-w-0 content-start gap-12 lg:col-start-1 lg:row-start-1">
    <Section title={copy.about}>
      <RichText html={body} />
    </Section>
    {classTimes && (
      <Section title={copy.classTimes}>
        <p className="reading whitespace-pre-line">{classTimes}</p>
      </Section>
    )}
    {teacher && (
      <Section title={copy.teacher}>
        <div className="flex items-center gap-5">
          {teacherImage && (
            <TextPicture
              className="size-24 flex-none rounded-full object-cover sm:size-32"
              inList
              picture={teacherImage}
              shape={1}
              sizes="8rem"
            />
          )}
          <p className="min-w-0 font-display text-2xl break-words">{teacher}</p>
        </div>
      </Section>
    )}
    {conditions && (
      <Folded id="voorwaarden" title={copy.conditions}>
        <RichText className="reading text-base" html={conditions} />
      </Folded>
    )}
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-4 text-3xl">{title}</h2>
    {children}
  </section>
);

import { useSuspenseQuery } from "@tanstack/react-query";
import { dayInWords } from "#platform/formats/dates.ts";
import { ecourseApi } from "../ecourse-api.ts";
import { accessMessages as copy } from "./access.nl.ts";
import { linkableCoursesQuery, linkedCoursesQuery } from "./access.queries.ts";
import { LinkedList, linkedFirst } from "./linked-list.tsx";
import { LinkForm } from "./link-form.tsx";
import { useLinkForm } from "./use-link-form.ts";

/** Chooses which courses use an online course (docs/product/ecourses.md#access). */
export function CoursesSection({ id, managesCourses }: { id: string; managesCourses: boolean }) {
  return (
    <section aria-labelledby="koppelen" className="grid max-w-2xl gap-6">
      <h2 className="text-2xl" id="koppelen">
        {copy.courses}
      </h2>
      {managesCourses ? <CoursesForm id={id} /> : <p className="text-ink-soft">{copy.noCourses}</p>}
    </section>
  );
}

function CoursesForm({ id }: { id: string }) {
  const { data: linked } = useSuspenseQuery(linkedCoursesQuery(id));
  const { data: linkable } = useSuspenseQuery(linkableCoursesQuery);
  const linkedIds = linked.map((course) => course.id);
  const form = useLinkForm({
    name: "cursussen-koppelen",
    linked: { courses: linkedIds },
    save: ({ courses }) => ecourseApi.ecourseLinks.saveCourses({ params: { id }, body: { courses } }, { quiet: true }),
  });
  // Linked while people enrolled in it here.
  const others = linked.filter((course) => !linkable.some((each) => each.id === course.id));
  // Editions of a course have the same title.
  const options = linkedFirst([...linkable, ...others], linkedIds).map((course) => ({
    id: course.id,
    title: course.startDate ? copy.courseFrom(course.title, dayInWords(course.startDate)) : course.title,
  }));
  if (options.length === 0) return <p className="text-ink-soft">{copy.noCourses}</p>;
  return (
    <LinkForm form={form}>
      <LinkedList help={copy.coursesHelp} label={copy.coursesLabel} options={options} {...form.controlled("courses")} />
    </LinkForm>
  );
}

import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { dayInWords } from "#platform/formats/days.ts";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { accessMessages as copy } from "./access.nl.ts";
import { linkableCoursesQuery, linkedCoursesQuery } from "./access.queries.ts";
import { LinkForm } from "./link-form.tsx";
import { linkedFirst } from "./linked-first.ts";
import { useLinkForm } from "./use-link-form.ts";

interface CoursesSectionProps {
  id: string;
  managesCourses: boolean;
  isArchived: boolean;
}

/** Chooses which courses use an online course (docs/product/ecourses.md#access). */
export function CoursesSection({ managesCourses, ...ecourse }: CoursesSectionProps) {
  return (
    <section aria-labelledby="koppelen" className="grid max-w-2xl gap-6">
      <h2 className="text-2xl" id="koppelen">
        {copy.courses}
      </h2>
      {managesCourses ? <CoursesForm {...ecourse} /> : <p className="text-ink-soft">{copy.noCourses}</p>}
    </section>
  );
}

function CoursesForm({ id, isArchived }: Omit<CoursesSectionProps, "managesCourses">) {
  const queryClient = useQueryClient();
  const { data: linked } = useSuspenseQuery(linkedCoursesQuery(id));
  const { data: linkable } = useSuspenseQuery(linkableCoursesQuery);
  const linkedIds = linked.map((course) => course.id);
  const form = useLinkForm({
    name: "cursussen-koppelen",
    linked: linkedIds,
    save: ({ chosen, before }) =>
      ecourseApi.ecourseLinks.saveCourses({ params: { id }, body: { courses: chosen, before } }, { quiet: true }),
    reload: () => queryClient.query({ ...linkedCoursesQuery(id), staleTime: 0 }),
  });
  // Courses that were linked when people enrolled in them on the site, and no longer do.
  const others = linked.filter((course) => !linkable.some((each) => each.id === course.id));
  // An archived online course can be unlinked from courses, but not linked to any.
  const offered = isArchived ? linked : [...linkable, ...others];
  // Editions of a course can have the same title.
  const options = linkedFirst(offered, linkedIds).map((course) => ({
    value: course.id,
    label: course.startDate ? copy.courseFrom(course.title, dayInWords(course.startDate)) : course.title,
  }));
  if (options.length === 0)
    return <p className="text-ink-soft">{isArchived ? copy.noLinkedCourses : copy.noCourses}</p>;
  return (
    <LinkForm form={form}>
      <CheckboxGroup
        help={isArchived ? copy.archivedCoursesHelp : copy.coursesHelp}
        label={copy.coursesLabel}
        look="list"
        options={options}
        {...form.controlled("chosen")}
      />
    </LinkForm>
  );
}

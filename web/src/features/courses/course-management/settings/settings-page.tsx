import type { Me } from "@inktvis/contract/features/accounts/me";
import type { Course } from "@inktvis/contract/features/courses/course";
import type { CourseInput } from "@inktvis/contract/features/courses/course-input";
import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { EditConflict, useEditConflict } from "#features/management/edit-conflict.tsx";
import { SaveOrCancel } from "#features/management/save-or-cancel.tsx";
import { api } from "#platform/api.ts";
import { Form } from "#platform/forms/form.tsx";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { toast } from "#platform/toasts.ts";
import { isUnpublishedCopy } from "../course-state.ts";
import { ChangeNotice } from "../form/change-notice.tsx";
import type { CourseChoices } from "../form/course-field.ts";
import { CourseFields } from "../form/course-fields.tsx";
import { valuesOfCourse } from "../form/course-values.ts";
import { formMessages as copy } from "../form/form.nl.ts";
import { useCourseForm } from "../form/use-course-form.ts";
import { invalidateCourses, managedCourseQuery } from "../management.queries.ts";

interface SettingsPageProps {
  me: Me;
  course: Course;
  choices: CourseChoices;
}

/** The settings of a course. */
export function SettingsPage({ me, course, choices }: SettingsPageProps) {
  // Replaced by what somebody else saved in the meantime, once the viewer has chosen between the two.
  const [stored, setStored] = useState(course);
  const conflict = useEditConflict(async () => (await api.courses.get({ params: { slug: course.slug } })).data);
  const save = useSaveCourse(course.slug);
  const form = useCourseForm({
    me,
    course: stored,
    save: (input, onSaved) => conflict.saving(() => save(input, onSaved)),
  });
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <h1 className="text-4xl">{copy.settings}</h1>
      {isUnpublishedCopy(course) && <p className="notice">{course.hasRealLifePart ? copy.copyWithDays : copy.copy}</p>}
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <EditConflict
          conflict={conflict}
          form={form}
          valuesOf={(version) => valuesOfCourse(version, me)}
          onStored={setStored}
        />
        <CourseFields choices={choices} course={stored} form={form} me={me} />
        <ChangeNotice course={stored} form={form} />
        <SaveOrCancel busy={form.isSaving} label={copy.save} path={managedCoursePath(course.slug)} />
      </Form>
    </div>
  );
}

/**
 * Returns a function that saves the course, shows a toast, and opens its dashboard, whose address follows the title
 * (docs/product/platform.md#addresses).
 */
function useSaveCourse(slug: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: CourseInput, onSaved: OnSaved) => {
    const { data: saved } = await api.courses.update({ params: { slug }, body });
    onSaved(saved.revision);
    toast(copy.saved);
    // Leave the page before refetching: its address has the former slug.
    queryClient.setQueryData(managedCourseQuery(saved.slug).queryKey, saved);
    await router.navigate({ href: managedCoursePath(saved.slug) });
    await invalidateCourses(queryClient);
  };
}

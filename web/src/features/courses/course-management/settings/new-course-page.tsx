import type { Me } from "@inktvis/contract/features/accounts/me";
import type { CourseInput } from "@inktvis/contract/features/courses/course-input";
import { managedCoursePath } from "@inktvis/contract/page-paths/account";
import { MANAGED_COURSES_PATH } from "@inktvis/contract/page-paths/managing";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { SaveOrCancel } from "#features/management/save-or-cancel.tsx";
import { api } from "#platform/api.ts";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { Form } from "#platform/forms/form.tsx";
import { toast } from "#platform/toasts.ts";
import { PageHead } from "#ui/page-head.tsx";
import type { CourseChoices } from "../form/course-field.ts";
import { CourseFields } from "../form/course-fields.tsx";
import { formMessages as copy } from "../form/form.nl.ts";
import { useCourseForm } from "../form/use-course-form.ts";
import { invalidateCourses } from "../management.queries.ts";

interface NewCoursePageProps {
  me: Me;
  choices: CourseChoices;
}

/** Creates a course, and opens its dashboard. */
export function NewCoursePage({ me, choices }: NewCoursePageProps) {
  const form = useCourseForm({ me, save: useCreateCourse() });
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead intro={copy.newIntro} title={copy.newTitle} />
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <CourseFields choices={choices} form={form} me={me} />
        <SaveOrCancel busy={form.isSaving} label={copy.create} path={MANAGED_COURSES_PATH} />
      </Form>
    </div>
  );
}

function useCreateCourse() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (body: CourseInput, onSaved: OnSaved) => {
    const { data: created } = await api.courses.create({ body });
    onSaved();
    await invalidateCourses(queryClient);
    toast(copy.created(created.title));
    // The empty form is replaced in the history: Back leads to where its organiser came from.
    await router.navigate({ href: managedCoursePath(created.slug), replace: true });
  };
}

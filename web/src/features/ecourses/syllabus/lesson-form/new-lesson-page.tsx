import { syllabusPath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { SaveOrCancel } from "#features/management/save-or-cancel.tsx";
import { Form } from "#platform/forms/form.tsx";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { toast } from "#platform/toasts.ts";
import { ecourseApi } from "../../ecourse-api.ts";
import { invalidateEcourses } from "../../ecourses/ecourse.queries.ts";
import type { Outline } from "../outline.ts";
import { syllabusMessages } from "../syllabus.nl.ts";
import { LessonFields } from "./lesson-fields.tsx";
import { lessonFormMessages as copy } from "./lesson-form.nl.ts";
import { type LessonFormValues, newLessonValues } from "./lesson-values.ts";
import { useLessonForm } from "./use-lesson-form.ts";

interface NewLessonPageProps {
  ecourseId: string;
  modules: Outline;
  /** The module that is chosen at first. */
  moduleId: string;
}

/** Adds a lesson at the end of a module, and goes back to the list. */
export function NewLessonPage({ ecourseId, modules, moduleId }: NewLessonPageProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  async function add(
    { ecourseModuleId = moduleId, title, description, body, assignment }: LessonFormValues,
    onSaved: OnSaved,
  ) {
    const lesson = { title, description, body, assignment, ecourseModuleId };
    const { data: added } = await ecourseApi.lessonManagement.create({ body: lesson });
    onSaved();
    await invalidateEcourses(queryClient);
    toast(syllabusMessages.added(added.title));
    await router.navigate({ href: syllabusPath(ecourseId), replace: true });
  }
  const form = useLessonForm({ subject: ecourseId, values: newLessonValues(moduleId), save: add });
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <h1 className="text-4xl">{copy.newTitle}</h1>
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <LessonFields form={form} modules={modules} />
        <SaveOrCancel busy={form.isSaving} label={copy.add} path={syllabusPath(ecourseId)} />
      </Form>
    </div>
  );
}

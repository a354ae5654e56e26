import type { Lesson } from "@inktvis/contract/features/ecourses/lessons";
import { editLessonTestPath, lessonPath, syllabusPath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { EditConflict, useEditConflict } from "#features/management/edit-conflict.tsx";
import { SaveOrCancel } from "#features/management/save-or-cancel.tsx";
import { Form } from "#platform/forms/form.tsx";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { toast } from "#platform/toasts.ts";
import { ecourseApi } from "../../ecourse-api.ts";
import { invalidateEcourses } from "../../ecourses/ecourse.queries.ts";
import { LessonFields } from "./lesson-fields.tsx";
import { lessonFormMessages as copy } from "./lesson-form.nl.ts";
import { type LessonFormValues, valuesOfLesson } from "./lesson-values.ts";
import { useLessonForm } from "./use-lesson-form.ts";

const keepAll = () => {};

/** Edits a lesson, and goes back to the list. */
export function EditLessonPage({ lesson }: { lesson: Lesson }) {
  const { id, ecourse } = lesson;
  const queryClient = useQueryClient();
  const router = useRouter();
  const conflict = useEditConflict(async () => (await ecourseApi.lessons.get({ params: { id } })).data);
  async function save({ title, description, body, assignment, revision }: LessonFormValues, onSaved: OnSaved) {
    const fields = { title, description, body, assignment, revision };
    const update = () => ecourseApi.lessonManagement.update({ params: { id }, body: fields });
    const { data: saved } = await conflict.saving(update);
    onSaved(saved.revision);
    await invalidateEcourses(queryClient);
    toast(copy.saved);
    await router.navigate({ href: syllabusPath(ecourse.id) });
  }
  const form = useLessonForm({ subject: id, values: valuesOfLesson(lesson), save });
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">{copy.title(lesson.number)}</h1>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <SiteLink className="link" path={lessonPath(ecourse.id, id)}>
            {copy.preview}
          </SiteLink>
          <SiteLink className="link" path={editLessonTestPath(ecourse.id, id)}>
            {lesson.hasTest ? copy.test : copy.addTest}
          </SiteLink>
        </p>
      </header>
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <EditConflict conflict={conflict} form={form} valuesOf={valuesOfLesson} onStored={keepAll} />
        <LessonFields form={form} />
        <SaveOrCancel busy={form.isSaving} label={copy.save} path={syllabusPath(ecourse.id)} />
      </Form>
    </div>
  );
}

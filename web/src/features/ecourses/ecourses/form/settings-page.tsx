import type { Ecourse, EcourseInput } from "@inktvis/contract/features/ecourses/ecourses";
import { syllabusPath } from "@inktvis/contract/page-paths/account";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { EditConflict, useEditConflict } from "#features/management/edit-conflict.tsx";
import { Form } from "#platform/forms/form.tsx";
import { SavedDialog } from "#platform/forms/saved-dialog.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import type { OnSaved } from "#platform/forms/use-form-submission.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { ecourseApi } from "../../ecourse-api.ts";
import { invalidateEcourses } from "../ecourse.queries.ts";
import { EcourseFields } from "./ecourse-fields.tsx";
import { valuesOfEcourse } from "./ecourse-values.ts";
import { formMessages as copy } from "./form.nl.ts";
import { useEcourseForm } from "./use-ecourse-form.ts";
import { EcourseLife } from "./ecourse-life.tsx";

/** The first tab of an online course: its title, its description, and the buttons to archive or delete it. */
export function EcourseSettingsPage({ ecourse }: { ecourse: Ecourse }) {
  const { id } = ecourse;
  // Replaced by every version saved later, here or elsewhere: the form continues from it.
  const [stored, setStored] = useState(ecourse);
  const queryClient = useQueryClient();
  const conflict = useEditConflict(async () => (await ecourseApi.ecourses.get({ params: { id } })).data);
  async function save(body: EcourseInput, onSaved: OnSaved) {
    const { data: saved } = await conflict.saving(() => ecourseApi.ecourses.update({ params: { id }, body }));
    setStored(saved);
    onSaved(saved.revision);
    await invalidateEcourses(queryClient);
  }
  const form = useEcourseForm({ ecourse: stored, save });
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <h1 className="text-4xl">{copy.settingsTitle}</h1>
      <Form className="grid grid-cols-[minmax(0,1fr)] gap-10" form={form}>
        <EditConflict conflict={conflict} form={form} valuesOf={valuesOfEcourse} onStored={setStored} />
        <EcourseFields form={form} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton busy={form.isSaving}>{copy.save}</SubmitButton>
        </div>
      </Form>
      <SavedDialog form={form} title={copy.savedTitle}>
        <p>{copy.savedHelp}</p>
        <p className="mt-3">
          <SiteLink className="link" path={syllabusPath(id)}>
            {copy.toSyllabus}
          </SiteLink>
        </p>
      </SavedDialog>
      <EcourseLife id={id} />
    </div>
  );
}

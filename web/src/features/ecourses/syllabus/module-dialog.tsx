import type { EcourseModule } from "@inktvis/contract/features/ecourses/ecourses";
import { ModuleInput } from "@inktvis/contract/features/ecourses/syllabus";
import { LABELS } from "@inktvis/contract/labels.nl";
import { useQueryClient } from "@tanstack/react-query";
import { EditConflict, useEditConflict } from "#features/management/edit-conflict.tsx";
import { Form } from "#platform/forms/form.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { removeStoredInput } from "#platform/forms/stored-input.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, firstInDialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import * as z from "zod";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

interface ModuleDialogProps {
  ecourseId: string;
  /** Absent for a new module. */
  module: EcourseModule | undefined;
  onClose: () => void;
}

const FORM = "module";
const ModuleForm = ModuleInput.pick({ title: true, description: true }).extend({ revision: z.int32().optional() });
const valuesOf = ({ title, description, revision }: EcourseModule) => ({
  title,
  description: description ?? "",
  revision,
});
const keepAll = () => {};
/** Sorts after all other modules (docs/product/ecourses.md#syllabus). */
const AT_THE_END = 9999;

/** Adds a module, or edits one. */
export function ModuleDialog({ ecourseId, module, onClose }: ModuleDialogProps) {
  const queryClient = useQueryClient();
  const conflict = useEditConflict(async () => {
    const { data } = await ecourseApi.ecourses.get({ params: { id: ecourseId }, query: {} });
    return data.modules.find(({ id }) => id === module?.id);
  });
  // What is typed stays when the page is left or the dialog is closed, until it is saved or discarded.
  const discard = () => {
    removeStoredInput(FORM);
    onClose();
  };
  const form = useContractForm<z.input<typeof ModuleForm>>({
    name: FORM,
    subject: module?.id ?? ecourseId,
    schema: ModuleForm,
    defaultValues: module ? valuesOf(module) : { title: "", description: "" },
    submit: async ({ revision, ...fields }) => {
      const { data: saved } = module
        ? await conflict.saving(() =>
            ecourseApi.ecourseModules.update({ params: { id: module.id }, body: { ...fields, revision } }),
          )
        : await ecourseApi.ecourseModules.create({ body: { ...fields, ecourseId, sortOrder: AT_THE_END } });
      await invalidateEcourses(queryClient);
      toast(module ? copy.saved : copy.added(saved.title));
      onClose();
    },
  });
  useAutosave(form);
  const { ref, ...title } = form.field("title");
  return (
    <Dialog busy={form.isSaving} open title={module ? copy.changeModule : copy.newModule} onClose={onClose}>
      <Form form={form}>
        <EditConflict conflict={conflict} form={form} valuesOf={valuesOf} onStored={keepAll} />
        <LimitedField
          help={copy.moduleTitleHelp}
          label={LABELS.title}
          ref={(field) => {
            firstInDialog(field);
            ref(field);
          }}
          typed={form.watch("title")}
          {...title}
        />
        <TextAreaField
          help={copy.moduleDescriptionHelp}
          label={LABELS.description}
          optional
          {...form.field("description")}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={form.isSaving}>{module ? copy.save : copy.add}</SubmitButton>
          <Button look="secondary" onClick={discard}>
            {copy.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

import type { EcourseModule } from "@inktvis/contract/features/ecourses/ecourses";
import { ModuleInput } from "@inktvis/contract/features/ecourses/syllabus";
import { LABELS } from "@inktvis/contract/labels.nl";
import { useQueryClient } from "@tanstack/react-query";
import { Form } from "#platform/forms/form.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { toast } from "#platform/toasts.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, firstInDialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { ecourseApi } from "../ecourse-api.ts";
import { invalidateEcourses } from "../ecourses/ecourse.queries.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

interface ModuleDialogProps {
  ecourseId: string;
  /** Absent for a new one. */
  module: EcourseModule | undefined;
  onClose: () => void;
}

const ModuleForm = ModuleInput.pick({ title: true, description: true });
/** After all others (docs/product/ecourses.md#syllabus). */
const AT_THE_END = 9999;

/** Adds a module, or edits one. */
export function ModuleDialog({ ecourseId, module, onClose }: ModuleDialogProps) {
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "module",
    subject: module?.id ?? ecourseId,
    schema: ModuleForm,
    defaultValues: { title: module?.title ?? "", description: module?.description ?? "" },
    submit: async (fields) => {
      const { data: saved } = module
        ? await ecourseApi.ecourseModules.update({ params: { id: module.id }, body: fields })
        : await ecourseApi.ecourseModules.create({ body: { ...fields, ecourseId, sortOrder: AT_THE_END } });
      await invalidateEcourses(queryClient);
      toast(module ? copy.saved : copy.added(saved.title));
      onClose();
    },
  });
  const { ref, ...title } = form.field("title");
  return (
    <Dialog open title={module ? copy.changeModule : copy.newModule} onClose={onClose}>
      <Form form={form}>
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
          <Button look="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

import { LABELS } from "@inktvis/contract/labels.nl";
import { EditConflict } from "#features/management/edit-conflict.tsx";
import { Form } from "#platform/forms/form.tsx";
import { LimitedField } from "#platform/forms/limited-field.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog, firstInDialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { syllabusMessages as copy } from "./syllabus.nl.ts";
import { type EditedModule, useModuleForm, valuesOf } from "./use-module-form.ts";

const keepAll = () => {};

/** Adds a module, or edits one. */
export function ModuleDialog(edited: EditedModule) {
  const { form, conflict, isNew, discard } = useModuleForm(edited);
  const { ref, ...title } = form.field("title");
  return (
    <Dialog busy={form.isSaving} open title={isNew ? copy.newModule : copy.changeModule} onClose={edited.onClose}>
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
          <SubmitButton busy={form.isSaving}>{isNew ? copy.add : copy.save}</SubmitButton>
          <Button look="secondary" onClick={discard}>
            {copy.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

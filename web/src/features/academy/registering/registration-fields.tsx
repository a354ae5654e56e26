import {
  DOCUMENT_EXTENSIONS,
  type DocumentKind,
  problemOfDocument,
} from "@inktvis/contract/features/academy/documents";
import type { AcademyGroup } from "@inktvis/contract/features/academy/periods";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { LABELS } from "@inktvis/contract/labels.nl";
import { PersonFields } from "#features/people/person-details/person-fields.tsx";
import { Form } from "#platform/forms/form.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { FileField } from "#ui/file-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { registeringMessages as copy } from "./registering.nl.ts";
import { type RegistrationForm, useRegistrationForm } from "./use-registration-form.ts";

interface RegistrationFieldsProps {
  me: Me;
  periodId: string;
  /** The groups for which they have not registered yet. */
  groups: readonly AcademyGroup[];
  /** The period has closed since the form was opened: shown read-only. */
  isClosed: boolean;
  onDone: () => void;
}

export function RegistrationFields({ me, periodId, groups, isClosed, onDone }: RegistrationFieldsProps) {
  const form = useRegistrationForm({ me, periodId, onDone });
  return (
    <Form className="grid gap-10" form={form}>
      {isClosed && <FailedNotice>{copy.closedMeanwhile}</FailedNotice>}
      <fieldset className="grid gap-10" disabled={isClosed}>
        <FieldGroup title={copy.groupsTitle}>
          <CheckboxGroup
            help={groups.length > 1 && copy.groupsHelp}
            label={copy.groups}
            options={groups.map(({ id, title }) => ({ value: id, label: title }))}
            {...form.controlled("saEnrollmentPeriodGroupIds")}
          />
        </FieldGroup>
        <PersonFields dateOfBirth={form.watch("dateOfBirth")} field={(name) => form.field(name)}>
          <TextField
            autoComplete="email"
            help={copy.emailHelp}
            label={LABELS.email}
            type="email"
            {...form.field("email")}
          />
        </PersonFields>
        <FieldGroup title={copy.filesTitle}>
          <DocumentField form={form} help={copy.testHelp} kind="test" label={copy.test} />
          <DocumentField form={form} help={copy.letterHelp} kind="motivationLetter" label={copy.letter} optional />
        </FieldGroup>
      </fieldset>
      {!isClosed && (
        <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
          <p className="max-w-prose text-sm text-ink-soft">{copy.privacy}</p>
          <SubmitButton busy={form.isSaving}>{copy.send}</SubmitButton>
        </div>
      )}
    </Form>
  );
}

interface DocumentFieldProps {
  form: RegistrationForm;
  kind: DocumentKind;
  label: string;
  help: string;
  optional?: boolean;
}
const DocumentField = ({ form, kind, help, ...rest }: DocumentFieldProps) => {
  const { value, ...control } = form.controlled(kind);
  return (
    <FileField
      accept={DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(",")}
      help={form.mustChooseAgain(kind) ? <span className="notice block">{copy.chooseAgain}</span> : help}
      problemOf={problemOfDocument}
      value={value ?? undefined}
      {...rest}
      {...control}
    />
  );
};

import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { ChoiceField } from "#ui/choice-field.tsx";
import type { ContestFormValues } from "./contest-form.schema.ts";
import { formMessages as copy } from "./form.nl.ts";

interface KindFieldProps {
  form: Pick<ContractForm<ContestFormValues>, "controlled">;
  disabled?: boolean;
}

const MODES = [
  { value: "interactive", label: copy.interactive, help: copy.interactiveHelp },
  { value: "display", label: copy.display, help: copy.displayHelp },
] as const;
const TYPES = [
  { value: "open", label: copy.open, help: copy.openHelp },
  { value: "closed", label: copy.closed, help: copy.closedHelp },
] as const;

export const ModeField = ({ form, disabled }: KindFieldProps) => (
  <ChoiceField
    disabled={disabled}
    help={disabled ? copy.modeLocked : undefined}
    label={copy.mode}
    options={MODES}
    {...form.controlled("mode")}
  />
);

export const TypeField = ({ form }: KindFieldProps) => (
  <ChoiceField label={copy.type} options={TYPES} {...form.controlled("type")} />
);

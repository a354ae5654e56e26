import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { managementMessages as copy } from "./messages.nl.ts";

interface SaveOrCancelProps {
  busy: boolean;
  label: string;
  /** The page that opens when the form is cancelled. */
  path: string;
}

/** The buttons below the form of a managed thing. */
export const SaveOrCancel = ({ busy, label, path }: SaveOrCancelProps) => (
  <div className="flex flex-wrap items-center gap-3">
    <SubmitButton busy={busy}>{label}</SubmitButton>
    <ButtonAnchor href={path} look="quiet">
      {copy.cancel}
    </ButtonAnchor>
  </div>
);

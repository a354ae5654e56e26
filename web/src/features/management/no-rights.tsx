import { mailTo } from "./mail-to.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { managementMessages as copy } from "./messages.nl.ts";

interface NoRightsProps {
  title: string;
  /** "om cursussen te maken" */
  purpose: string;
  email: string;
}

/** Says that the viewer may not create this, and how to ask for the right to (docs/product/platform.md#menus). */
export function NoRights({ title, purpose, email }: NoRightsProps) {
  const mail = mailTo("info@inktvis.example", copy.accessSubject(purpose), copy.accessBody(purpose, email));
  return (
    <EmptyState action={<ButtonAnchor href={mail}>{copy.askAccess}</ButtonAnchor>} title={title}>
      {copy.noRightsHelp(purpose, email)}
    </EmptyState>
  );
}

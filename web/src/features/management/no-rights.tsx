import { mailTo } from "#platform/mail-to.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { managementMessages as copy } from "./messages.nl.ts";

interface NoRightsProps {
  title: string;
  /** "om cursussen te maken" */
  purpose: string;
  email: string;
}

/** Says that the viewer may not create these, and how to ask for the right (docs/product/platform.md#menus). */
export function NoRights({ title, purpose, email }: NoRightsProps) {
  const { contactEmail } = useCurrentSite();
  const mail = mailTo(contactEmail, copy.accessSubject(purpose), copy.accessBody(purpose, email));
  return (
    <EmptyState action={<ButtonAnchor href={mail}>{copy.askAccess}</ButtonAnchor>} title={title}>
      {copy.noRightsHelp(purpose, contactEmail, email)}
    </EmptyState>
  );
}

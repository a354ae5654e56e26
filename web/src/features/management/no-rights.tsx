import { mailTo } from "#platform/mail-to.ts";
import { useCurrentSite } from "#platform/site-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { managementMessages as copy } from "./messages.nl.ts";

interface NoRightsProps {
  title: string;
  /** "om cursussen te maken" */
  toMake: string;
  email: string;
}

/** For who may not create: that it is so, and how to ask for it (docs/product/platform.md#menus). */
export function NoRights({ title, toMake, email }: NoRightsProps) {
  const { contactEmail } = useCurrentSite();
  const mail = mailTo(contactEmail, copy.accessSubject(toMake), copy.accessBody(toMake, email));
  return (
    <EmptyState action={<ButtonAnchor href={mail}>{copy.askAccess}</ButtonAnchor>} title={title}>
      {copy.noRightsHelp(toMake, contactEmail, email)}
    </EmptyState>
  );
}

import { mailTo } from "./mail-to.ts";
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
  const mail = mailTo("info@inktvis.example", copy.accessSubject(toMake), copy.accessBody(toMake, email));
  return (
    <EmptyState action={<ButtonAnchor href={mail}>{copy.askAccess}</ButtonAnchor>} title={title}>
      {copy.noRightsHelp(toMake, email)}
    </EmptyState>
  );
}

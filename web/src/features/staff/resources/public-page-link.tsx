import { ButtonAnchor } from "#ui/link-button.tsx";
import { External } from "#ui/icons.tsx";
import { contentCopy as copy } from "./content.nl.ts";

/** The link beside a form to the public page, in a new tab. */
export const PublicPageLink = ({ address }: { address: string }) => (
  <ButtonAnchor href={address} look="secondary" rel="noreferrer" target="_blank">
    {copy.onTheSite}
    <External className="size-4" />
  </ButtonAnchor>
);

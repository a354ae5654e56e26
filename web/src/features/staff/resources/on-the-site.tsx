import { ButtonAnchor } from "#ui/link-button.tsx";
import { External } from "#ui/icons.tsx";
import { contentCopy as copy } from "./content.nl.ts";

/** To the page that visitors see, beside what is being written. */
export const OnTheSite = ({ address }: { address: string }) => (
  <ButtonAnchor href={address} look="secondary" rel="noreferrer" target="_blank">
    {copy.onTheSite}
    <External className="size-4" />
  </ButtonAnchor>
);

import { MAX_CONTENT_GENRES } from "@inktvis/contract/layer/staff-fields";
import { ReferencesInput } from "../inputs/inputs.tsx";
import { contentCopy as copy } from "./content.nl.ts";

/** The genres of a piece of content. */
export const GenresInput = () => (
  <ReferencesInput
    label={copy.genres}
    max={MAX_CONTENT_GENRES}
    optional
    resource="genres"
    source="genres"
    text="name"
  />
);

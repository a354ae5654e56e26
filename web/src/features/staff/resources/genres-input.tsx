import { MAX_CONTENT_GENRES } from "@inktvis/contract/layer/staff-fields";
import { ReferencesInput } from "../inputs/inputs.tsx";
import { contentCopy as copy } from "./content.nl.ts";

/** What a piece of content is about. */
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

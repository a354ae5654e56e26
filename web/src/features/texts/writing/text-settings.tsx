import type { Genre } from "@inktvis/contract/features/genres";
import { GENRES_PER_TEXT, type TextInput } from "@inktvis/contract/features/texts";
import type { ContractForm } from "../../../platform/forms/use-contract-form.ts";
import { CheckboxGroup } from "../../../ui/checkbox-group.tsx";
import { ImagePicker } from "../../../ui/image-picker.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import type { SavedState } from "./use-draft.ts";
import { VisibilityField } from "./visibility-field.tsx";

interface TextSettingsProps {
  form: Pick<ContractForm<TextInput>, "controlled">;
  genres: Genre[];
  /** The picture that the text has already. */
  picture: string | undefined;
  state: SavedState;
}

/** Everything about a text that is not the text. */
export function TextSettings({ form, genres, picture, state }: TextSettingsProps) {
  const visibility = form.controlled("private");
  return (
    <aside aria-labelledby="text-settings" className="writing-settings">
      <h2 className="text-2xl" id="text-settings">
        {copy.settings}
      </h2>
      <VisibilityField {...visibility} value={visibility.value === "0" ? "0" : "1"} />
      <CheckboxGroup
        help={copy.genresHelp}
        label={copy.genres}
        max={GENRES_PER_TEXT.max}
        options={genres.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.controlled("genres")}
      />
      <div className="grid gap-3">
        <ImagePicker
          current={picture}
          help={copy.pictureHelp}
          label={copy.picture}
          optional
          {...form.controlled("image")}
        />
        {state === "kept-without-picture" && <p className="notice text-sm">{copy.keptWithoutPicture}</p>}
      </div>
    </aside>
  );
}

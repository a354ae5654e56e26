import type { Genre } from "@inktvis/contract/features/texts/genres";
import { GENRES_PER_TEXT, type TextInput } from "@inktvis/contract/features/texts/texts";
import { LABELS } from "@inktvis/contract/labels.nl";
import { Fragment, type ReactNode } from "react";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { ImagePicker } from "#ui/image-picker.tsx";
import { writingMessages as copy } from "./messages.nl.ts";
import type { SavedState } from "./use-draft.ts";
import { type Visibility, VisibilityField } from "./visibility-field.tsx";

interface TextSettingsProps {
  form: Pick<ContractForm<TextInput>, "controlled">;
  /** The text that is being changed: it has a past to look back at. */
  onVersions?: (() => void) | undefined;
  genres: Genre[];
  /** The contest for which it stays private. */
  enteredIn: string | undefined;
  /** The picture that the text has already. */
  picture: string | undefined;
  state: SavedState;
}

/** What the page has a place of its own for, or sends by itself. */
type Elsewhere = "title" | "body" | "private" | "membersOnly" | "revision" | "draftId";

/** Every other field of the form, in the order of the page. One of the contract that is missing fails the type check. */
const FIELDS: Record<Exclude<keyof TextInput, Elsewhere>, (props: TextSettingsProps) => ReactNode> = {
  genres: ({ form, genres }) => (
    <CheckboxGroup
      help={copy.genresHelp}
      label={LABELS.genres}
      max={GENRES_PER_TEXT.max}
      options={genres.map(({ id, name }) => ({ value: id, label: name }))}
      {...form.controlled("genres")}
    />
  ),
  image: ({ form, picture, state }) => (
    <div className="grid gap-3">
      <ImagePicker
        current={picture}
        help={copy.pictureHelp}
        label={LABELS.image}
        optional
        {...form.controlled("image")}
      />
      {state === "kept-without-picture" && <p className="notice text-sm">{copy.keptWithoutPicture}</p>}
    </div>
  ),
};

/** Everything about a text that is not the text. */
export function TextSettings(props: TextSettingsProps) {
  const { form, enteredIn, onVersions } = props;
  const hidden = form.controlled("private");
  const membersOnly = form.controlled("membersOnly");
  const visibility = isOn(hidden.value) ? "author" : isOn(membersOnly.value) ? "members" : "everybody";
  function onVisibility(chosen: Visibility) {
    hidden.onChange(chosen === "author" ? "1" : "0");
    // Private wins; what is chosen below it waits for the day that the text is published.
    if (chosen !== "author") membersOnly.onChange(chosen === "members" ? "1" : "0");
  }
  return (
    <aside aria-labelledby="text-settings" className="writing-settings">
      <h2 className="text-2xl" id="text-settings">
        {copy.settings}
      </h2>
      <VisibilityField
        error={hidden.error}
        id={hidden.id}
        staysPrivate={enteredIn && copy.enteredIn(enteredIn)}
        name={hidden.name}
        value={visibility}
        onChange={onVisibility}
      />
      {Object.entries(FIELDS).map(([name, field]) => (
        <Fragment key={name}>{field(props)}</Fragment>
      ))}
      {onVersions && (
        <Button look="secondary" onClick={onVersions}>
          {copy.versions}
        </Button>
      )}
    </aside>
  );
}

const isOn = (flag: unknown) => String(flag) === "1";

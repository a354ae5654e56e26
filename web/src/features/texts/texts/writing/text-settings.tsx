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
  /** Absent for a new text, which has no earlier versions. */
  onShowVersions?: (() => void) | undefined;
  genres: Genre[];
  /** The title of the contest for which the text stays private. */
  enteredIn: string | undefined;
  /** Address of the picture that the text has already. */
  picture: string | undefined;
  state: SavedState;
}

/** Fields that the page shows elsewhere, or sends without showing them. */
type OtherFields = "title" | "body" | "private" | "membersOnly" | "revision" | "draftId";

/** Every other field of the contract, in the order of the page: the type check fails when one is missing. */
const FIELDS: Record<Exclude<keyof TextInput, OtherFields>, (props: TextSettingsProps) => ReactNode> = {
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

/** The settings of a text: visibility, genres, picture, and the way to its earlier versions. */
export function TextSettings(props: TextSettingsProps) {
  const { form, enteredIn, onShowVersions } = props;
  const isPrivate = form.controlled("private");
  const membersOnly = form.controlled("membersOnly");
  const visibility = isSet(isPrivate.value) ? "author" : isSet(membersOnly.value) ? "members" : "everybody";
  function onVisibilityChange(chosen: Visibility) {
    isPrivate.onChange(chosen === "author" ? "1" : "0");
    // A private text keeps its "members only" for when it is published.
    if (chosen !== "author") membersOnly.onChange(chosen === "members" ? "1" : "0");
  }
  return (
    <aside aria-labelledby="text-settings" className="writing-settings">
      <h2 className="text-2xl" id="text-settings">
        {copy.settings}
      </h2>
      <VisibilityField
        error={isPrivate.error}
        id={isPrivate.id}
        staysPrivate={enteredIn && copy.enteredIn(enteredIn)}
        name={isPrivate.name}
        value={visibility}
        onChange={onVisibilityChange}
      />
      {Object.entries(FIELDS).map(([name, field]) => (
        <Fragment key={name}>{field(props)}</Fragment>
      ))}
      {onShowVersions && (
        <Button look="secondary" onClick={onShowVersions}>
          {copy.versions}
        </Button>
      )}
    </aside>
  );
}

const isSet = (flag: unknown) => String(flag) === "1";

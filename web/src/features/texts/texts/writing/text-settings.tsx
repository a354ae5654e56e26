import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { Picture } from "@inktvis/contract/layer/fields";
import type { TextInput } from "@inktvis/contract/features/texts/texts";
import { LABELS } from "@inktvis/contract/labels.nl";
import { Fragment, type ReactNode } from "react";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { Button } from "#ui/button.tsx";
import { ImagePicker } from "#features/media/pictures/image-picker.tsx";
import { GenresField } from "../../genres/genres-field.tsx";
import { Lock } from "../visibility-mark.tsx";
import { type Audience, audienceOf } from "./audience.ts";
import { writingMessages as copy } from "./messages.nl.ts";
import type { SettingsField } from "./settings-fields.ts";
import { VisibilityField } from "./visibility-field.tsx";
import type { Writing } from "./use-writing.ts";

interface TextSettingsProps {
  writing: Writing;
  genres: Genre[];
  onShowVersions: () => void;
  /** Absent for a text that cannot be published now. */
  onPublish?: (() => void) | undefined;
}

interface FieldProps {
  form: Pick<ContractForm<TextInput>, "controlled" | "mustChooseAgain">;
  genres: Genre[];
  /** The picture that the text already has. */
  picture: Picture | null | undefined;
}

/** Every setting but visibility, in the order of the sheet: the type check fails when one is missing. */
const FIELDS: Record<Exclude<SettingsField, "private" | "membersOnly">, (props: FieldProps) => ReactNode> = {
  genres: ({ form, genres }) => <GenresField genres={genres} {...form.controlled("genres")} />,
  image: ({ form, picture }) => (
    <ImagePicker
      chooseAgain={form.mustChooseAgain("image")}
      current={picture}
      help={copy.pictureHelp}
      label={LABELS.image}
      optional
      {...form.controlled("image")}
    />
  ),
};

/** The settings of a text: who may read it, genres, picture, and a button for its earlier versions. */
export function TextSettings({ writing, genres, onShowVersions, onPublish }: TextSettingsProps) {
  const { form, text, draft } = writing;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {text?.private === 0 ? (
        <PublishedVisibility form={form} />
      ) : (
        <PrivateForNow enteredIn={text?.me.enteredIn?.title} onPublish={onPublish} />
      )}
      {Object.entries(FIELDS).map(([name, field]) => (
        <Fragment key={name}>{field({ form, genres, picture: text?.image })}</Fragment>
      ))}
      {draft.state === "kept-without-picture" && <p className="notice text-sm">{copy.keptWithoutPicture}</p>}
      {text && (
        <Button className="justify-self-start" look="secondary" onClick={onShowVersions}>
          {copy.versions}
        </Button>
      )}
    </div>
  );
}

/** Who may read a text that is published. */
function PublishedVisibility({ form }: { form: Writing["form"] }) {
  const isPrivate = form.controlled("private");
  const membersOnly = form.controlled("membersOnly");
  function onChange(chosen: Audience) {
    isPrivate.onChange(chosen === "author" ? "1" : "0");
    // A private text keeps its "members only" for when it is published again.
    if (chosen !== "author") membersOnly.onChange(chosen === "members" ? "1" : "0");
  }
  return (
    <VisibilityField
      error={isPrivate.error}
      id={isPrivate.id}
      name={isPrivate.name}
      value={audienceOf({ private: isPrivate.value, membersOnly: membersOnly.value })}
      onChange={onChange}
    />
  );
}

/** For a text that is not published: only its author can read it, until it is published. */
const PrivateForNow = ({
  enteredIn,
  onPublish,
}: {
  enteredIn: string | undefined;
  onPublish?: (() => void) | undefined;
}) => (
  <section aria-labelledby="text-visibility" className="grid justify-items-start gap-3">
    <div>
      <h3 className="mb-1.5 font-sans text-base font-semibold tracking-normal" id="text-visibility">
        {copy.visibility}
      </h3>
      <p className="flex items-start gap-2 text-ink-soft">
        <Lock className="mt-0.5 size-4" />
        {enteredIn ? copy.enteredIn(enteredIn) : copy.privateForNow}
      </p>
    </div>
    {onPublish && (
      <Button look="secondary" onClick={onPublish}>
        {copy.openPublish}
      </Button>
    )}
  </section>
);

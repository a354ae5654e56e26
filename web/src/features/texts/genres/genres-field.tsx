import { type Genre, MAX_CHOSEN_GENRES } from "@inktvis/contract/features/texts/genres";
import { LABELS } from "@inktvis/contract/labels.nl";
import type { ComponentProps } from "react";
import { CheckboxGroup } from "#ui/checkbox-group.tsx";
import { genreMessages } from "./genres.nl.ts";

type GroupProps = ComponentProps<typeof CheckboxGroup<number>>;

interface GenresFieldProps extends Pick<GroupProps, "id" | "name" | "value" | "onChange" | "error"> {
  genres: readonly Genre[];
}

/** Chooses one to three genres: `<GenresField genres={genres} {...form.controlled("genres")} />`. */
export const GenresField = ({ genres, ...field }: GenresFieldProps) => (
  <CheckboxGroup
    help={genreMessages.chooseHelp}
    label={LABELS.genres}
    max={MAX_CHOSEN_GENRES}
    options={genres.map(({ id, name }) => ({ value: id, label: name }))}
    {...field}
  />
);

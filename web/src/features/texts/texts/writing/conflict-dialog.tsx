import { labelOf } from "@inktvis/contract/labels.nl";
import type { Genre } from "@inktvis/contract/features/texts/genres";
import type { Text } from "@inktvis/contract/features/texts/texts";
import { VersionChoice } from "#features/management/version-choice.tsx";
import { formatDate } from "#platform/formats/dates.ts";
import { valueTexts } from "#platform/formats/value-text.ts";
import { type Audience, audienceOf } from "./audience.ts";
import { formValuesOf } from "./draft-values.ts";
import type { DraftValues } from "./drafts.ts";
import { writingMessages as copy } from "./messages.nl.ts";
import type { Writing } from "./use-writing.ts";

interface ConflictDialogProps {
  /** The version that was saved elsewhere; the dialog is open as long as there is one. */
  theirs: Text | undefined;
  content: Writing["content"];
  genres: readonly Genre[];
  /** Called with the fields that were taken over from the other version. */
  onMine: (taken: Partial<DraftValues>) => void;
  onTheirs: () => void;
  onClose: () => void;
}

const AUDIENCES: Record<Audience, string> = { author: copy.private, members: copy.members, everybody: copy.public };

/** The values that are compared. The audience is one choice, though the API has two fields for it. */
const comparedOf = ({ title, body, genres, ...fields }: DraftValues) => ({
  title,
  body,
  genres,
  private: audienceOf(fields),
});

/** Asks which version to keep, after a text was saved elsewhere in the meantime (docs/product/texts.md#saving). */
export function ConflictDialog({ theirs, content, genres, onMine, onTheirs, onClose }: ConflictDialogProps) {
  const nameOf = (field: string) => labelOf(field) ?? field;
  const choiceOf = (field: string, value: string | number) =>
    field === "private"
      ? AUDIENCES[value as Audience]
      : genres.find(({ id }) => field === "genres" && id === value)?.name;
  const stored = theirs && formValuesOf(theirs);
  function keepMine({ private: audience, ...fields }: Partial<ReturnType<typeof comparedOf>>) {
    const isTaken = audience !== undefined && stored;
    onMine({ ...fields, ...(isTaken && { private: stored.private, membersOnly: stored.membersOnly }) });
  }
  return (
    <VersionChoice
      getValues={() => comparedOf(content.read().values)}
      help={() => (theirs ? copy.changedHelp(formatDate(theirs.updatedAt, "long"), copy.words(theirs.wordCount)) : "")}
      keepMine={{ label: copy.keepThisVersion, help: copy.keepThisVersionHelp, onChoose: keepMine }}
      takeTheirs={{ label: copy.loadOtherVersion, help: copy.loadOtherVersionHelp, onChoose: onTheirs }}
      theirs={stored && comparedOf(stored)}
      title={copy.changedTitle}
      words={{ nameOf, textOf: valueTexts({ nameOf, choiceOf }) }}
      onClose={onClose}
    />
  );
}

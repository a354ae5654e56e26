import type { Text } from "@inktvis/contract/features/texts/texts";
import { VersionChoice } from "#features/management/version-choice.tsx";
import { formatDate } from "#platform/formats/dates.ts";
import type { DraftValues } from "./drafts.ts";
import { writingMessages as copy } from "./messages.nl.ts";
import type { Writing } from "./use-writing.ts";

interface ConflictDialogProps {
  /** The version that was saved elsewhere; the dialog is open while there is one. */
  theirs: Text | undefined;
  content: Writing["content"];
  /** With the fields that were taken over from the other version. */
  onMine: (taken: Partial<DraftValues>) => void;
  onTheirs: () => void;
  onClose: () => void;
}

/**
 * Asks which version stays, after a text was saved elsewhere meanwhile. Neither is lost (docs/product/texts.md#saving).
 * Of the fields it compares the words alone: the settings are on a sheet of their own.
 */
export const ConflictDialog = ({ theirs, content, onMine, onTheirs, onClose }: ConflictDialogProps) => (
  <VersionChoice
    getValues={() => content.read().values}
    help={() => (theirs ? copy.changedHelp(formatDate(theirs.updatedAt, "long"), copy.words(theirs.wordCount)) : "")}
    keepMine={{ label: copy.keepThisVersion, help: copy.keepThisVersionHelp, onChoose: onMine }}
    takeTheirs={{ label: copy.loadOtherVersion, help: copy.loadOtherVersionHelp, onChoose: onTheirs }}
    theirs={theirs && { title: theirs.title, body: theirs.body }}
    title={copy.changedTitle}
    onClose={onClose}
  />
);

import type { Text } from "@inktvis/contract/features/texts/texts";
import { formatDate } from "#platform/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { writingMessages as copy } from "./messages.nl.ts";

interface ConflictDialogProps {
  /** The version that was saved elsewhere; the dialog is open while there is one. */
  theirs: Text | undefined;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

/**
 * Asks which version stays, after a text was saved elsewhere meanwhile. Neither is lost (docs/product/texts.md#saving).
 */
export const ConflictDialog = ({ theirs, onMine, onTheirs, onClose }: ConflictDialogProps) => (
  <Dialog open={theirs !== undefined} title={copy.changedTitle} onClose={onClose}>
    {theirs && (
      <div className="grid gap-6">
        <p>{copy.changedHelp(formatDate(theirs.updatedAt, "long"), copy.words(theirs.wordCount))}</p>
        <Choice help={copy.keepThisVersionHelp} label={copy.keepThisVersion} onChoose={onMine} />
        <Choice help={copy.loadOtherVersionHelp} label={copy.loadOtherVersion} look="secondary" onChoose={onTheirs} />
      </div>
    )}
  </Dialog>
);

interface ChoiceProps {
  label: string;
  help: string;
  look?: "secondary";
  onChoose: () => void;
}
const Choice = ({ label, help, look, onChoose }: ChoiceProps) => (
  <div className="grid justify-items-start gap-1.5">
    <Button {...(look && { look })} onClick={onChoose}>
      {label}
    </Button>
    <p className="text-sm text-ink-soft">{help}</p>
  </div>
);

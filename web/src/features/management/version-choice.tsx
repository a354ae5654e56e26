import { lazy, Suspense, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldWords } from "./differences.tsx";
import { differingFields } from "./differing-fields.ts";

// Loaded with the library that compares texts, which is rarely needed.
const Differences = lazy(async () => ({ default: (await import("./differences.tsx")).Differences }));

const WIDE =
  "w-full max-w-3xl rounded-2xl border border-hairline bg-raised p-0 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none";

interface VersionChoiceProps extends Omit<ChoiceOfVersionsProps, "theirs"> {
  title: string;
  /** The values of the version from elsewhere; the dialog is open as long as there are any. */
  theirs: FieldValues | undefined;
  onClose: () => void;
}

/** Asks which of two versions to keep, as a whole or for each field (docs/product/platform.md#two-editors). */
export const VersionChoice = ({ title, theirs, onClose, ...choice }: VersionChoiceProps) => (
  <Dialog className={WIDE} open={theirs !== undefined} title={title} onClose={onClose}>
    {theirs && <ChoiceOfVersions {...choice} theirs={theirs} />}
  </Dialog>
);

interface ChoiceOfVersionsProps {
  theirs: FieldValues;
  /** Returns what is typed. */
  getValues: () => FieldValues;
  /** Says what happened, above the fields that differ. */
  help: (differs: boolean) => string;
  words?: FieldWords | undefined;
  /** Continues with what is typed, except for the fields that were taken over from the other version. */
  keepMine: Choice & { onChoose: (taken: FieldValues) => void };
  takeTheirs: Choice & { onChoose: () => void };
}

function ChoiceOfVersions({ theirs, getValues, help, words, keepMine, takeTheirs }: ChoiceOfVersionsProps) {
  const [mine] = useState(getValues);
  const [taken, setTaken] = useState<FieldValues>({});
  const fields = differingFields(mine, theirs);
  function toggle(field: string) {
    const { [field]: _, ...others } = taken;
    setTaken(field in taken ? others : { ...taken, [field]: theirs[field] });
  }
  return (
    <div className="grid gap-6">
      <p>{help(fields.length > 0)}</p>
      <Suspense>
        <Differences fields={fields} mine={mine} taken={taken} theirs={theirs} words={words} onToggle={toggle} />
      </Suspense>
      <ChoiceButton {...keepMine} onChoose={() => keepMine.onChoose(taken)} />
      {fields.length > 0 && <ChoiceButton {...takeTheirs} isSecondary />}
    </div>
  );
}

interface Choice {
  label: string;
  help: string;
}
interface ChoiceButtonProps extends Choice {
  isSecondary?: boolean;
  onChoose: () => void;
}
const ChoiceButton = ({ label, help, isSecondary, onChoose }: ChoiceButtonProps) => (
  <div className="grid justify-items-start gap-1.5">
    <Button look={isSecondary ? "secondary" : "primary"} onClick={onChoose}>
      {label}
    </Button>
    <p className="text-sm text-ink-soft">{help}</p>
  </div>
);

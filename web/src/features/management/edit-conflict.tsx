import { labelOf } from "@inktvis/contract/labels.nl";
import { useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { refusalCode } from "#platform/refusals.ts";
import { BareButton, Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { conflictMessages as copy } from "./conflict.nl.ts";

/** The revision that what is typed is based on stands among the values, so that it is restored together with them. */
type Revised = FieldValues & { revision?: number | undefined };

/**
 * What somebody else saved while it was being edited here (docs/product/platform.md#two-editors).
 * @param load answers the newest version
 */
export function useEditConflict<Thing>(load: () => Promise<Thing>) {
  const [theirs, setTheirs] = useState<Thing>();
  return {
    /** The version from elsewhere, while nobody chose yet. */
    theirs,
    close: () => setTheirs(undefined),
    /** Saves; after a refusal because of another version, loads that. */
    saving: async <Saved,>(save: () => Promise<Saved>): Promise<Saved> => {
      try {
        return await save();
      } catch (refusal) {
        if (refusalCode(refusal) === "changed-elsewhere") setTheirs(await load());
        throw refusal;
      }
    },
  };
}

interface EditConflictProps<Thing, Values extends Revised> {
  conflict: ReturnType<typeof useEditConflict<Thing>>;
  form: Pick<ContractForm<Values>, "getValues" | "setValue" | "onSubmit">;
  /** What the form holds for a stored version. */
  valuesOf: (thing: Thing) => Values;
  /** The version from elsewhere is now what is stored: its pictures are those that are kept. */
  onStored: (theirs: Thing) => void;
}

/** Asks which of two versions stays; whoever takes the other one can put back what they typed. */
export function EditConflict<Thing, Values extends Revised>(props: EditConflictProps<Thing, Values>) {
  const { conflict, form, valuesOf, onStored } = props;
  const { theirs, close } = conflict;
  const [mine, setMine] = useState<Values>();
  const fill = (values: Values) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  };
  function keepMine(version: Thing) {
    onStored(version);
    fill({ ...form.getValues(), revision: valuesOf(version).revision });
    close();
    void form.onSubmit();
  }
  function takeTheirs(version: Thing) {
    setMine(form.getValues());
    onStored(version);
    fill(valuesOf(version));
    close();
  }
  function putBack(values: Values) {
    fill({ ...values, revision: form.getValues().revision });
    setMine(undefined);
  }
  return (
    <>
      {mine && (
        <p className="notice" ref={focusOnce} role="status" tabIndex={-1}>
          {copy.taken}{" "}
          <BareButton className="link" onClick={() => putBack(mine)}>
            {copy.putBack}
          </BareButton>
        </p>
      )}
      <Dialog open={theirs !== undefined} title={copy.title} onClose={close}>
        {theirs !== undefined && (
          <div className="grid gap-6">
            <p>{copy.help(differing(form.getValues(), valuesOf(theirs)))}</p>
            <Choice help={copy.keepMineHelp} label={copy.keepMine} onChoose={() => keepMine(theirs)} />
            <Choice help={copy.takeTheirsHelp} label={copy.takeTheirs} secondary onChoose={() => takeTheirs(theirs)} />
          </div>
        )}
      </Dialog>
    </>
  );
}

/** The labels of the fields that differ. */
const differing = (mine: FieldValues, theirs: FieldValues) => [
  ...new Set(
    Object.keys(theirs).flatMap((name) =>
      name !== "revision" && JSON.stringify(mine[name] ?? "") !== JSON.stringify(theirs[name] ?? "")
        ? [labelOf(name) ?? name]
        : [],
    ),
  ),
];

interface ChoiceProps {
  label: string;
  help: string;
  secondary?: boolean;
  onChoose: () => void;
}
const Choice = ({ label, help, secondary, onChoose }: ChoiceProps) => (
  <div className="grid justify-items-start gap-1.5">
    <Button look={secondary ? "secondary" : "primary"} onClick={onChoose}>
      {label}
    </Button>
    <p className="text-sm text-ink-soft">{help}</p>
  </div>
);

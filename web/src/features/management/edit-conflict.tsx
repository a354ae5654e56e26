import { useRef, useState } from "react";
import type { FieldValues, Path, PathValue } from "react-hook-form";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { isChangedElsewhere } from "#platform/refusals.ts";
import { BareButton } from "#ui/button.tsx";
import { focusAfterDialog } from "#ui/focus-after-dialog.ts";
import { conflictMessages as copy } from "./conflict.nl.ts";
import type { FieldWords } from "./differences.tsx";
import { VersionChoice } from "./version-choice.tsx";

/** The revision that the input is based on is part of the values, so that it is restored together with them. */
type Revised = FieldValues & { revision?: number | undefined };

/**
 * Keeps the version that somebody else saved while it was being edited here (docs/product/platform.md#two-editors).
 * @param load returns the newest version
 */
export function useEditConflict<Thing>(load: () => Promise<Thing>) {
  const [theirs, setTheirs] = useState<Thing>();
  return {
    /** The version from elsewhere, until somebody chooses. */
    theirs,
    close: () => setTheirs(undefined),
    /** Saves; when another version causes a refusal, loads that version. */
    saving: async <Saved,>(save: () => Promise<Saved>): Promise<Saved> => {
      try {
        return await save();
      } catch (refusal) {
        if (isChangedElsewhere(refusal)) setTheirs(await load());
        throw refusal;
      }
    },
  };
}

interface EditConflictProps<Thing, Values extends Revised> {
  conflict: Pick<ReturnType<typeof useEditConflict<Thing>>, "theirs" | "close">;
  form: Pick<ContractForm<Values>, "getValues" | "setValue"> & {
    /** Saves. Absent when the refused call was not a save: its caller then tries again. */
    onSubmit?: (() => unknown) | undefined;
  };
  /** The form's values for a stored version. */
  valuesOf: (thing: Thing) => Values;
  /** Called when the version from elsewhere becomes the stored one: the form then keeps its pictures. */
  onStored: (theirs: Thing) => void;
  /** How fields and their values are named; by default with the labels of the contract and the choices on the page. */
  words?: FieldWords;
}

/** Asks which of two versions to keep; whoever takes the other one can still restore what they typed. */
export function EditConflict<Thing, Values extends Revised>(props: EditConflictProps<Thing, Values>) {
  const { conflict, form, valuesOf, onStored, words } = props;
  const { theirs, close } = conflict;
  const [mine, setMine] = useState<Values>();
  const notice = useRef<HTMLParagraphElement>(null);
  const fill = (values: FieldValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  };
  function keepMine(version: Thing, taken: FieldValues) {
    onStored(version);
    fill({ ...taken, revision: valuesOf(version).revision });
    close();
    void form.onSubmit?.();
  }
  function takeTheirs(version: Thing) {
    setMine(form.getValues());
    onStored(version);
    fill(valuesOf(version));
    close();
    focusAfterDialog(notice);
  }
  function putBack(values: Values) {
    fill({ ...values, revision: form.getValues().revision });
    setMine(undefined);
  }
  return (
    <>
      {mine && (
        <p className="notice" ref={notice} role="status" tabIndex={-1}>
          {copy.taken}{" "}
          <BareButton className="link" onClick={() => putBack(mine)}>
            {copy.putBack}
          </BareButton>
        </p>
      )}
      <VersionChoice
        getValues={form.getValues}
        help={copy.help}
        keepMine={{
          ...(form.onSubmit ? copy.keepMine : copy.goOn),
          onChoose: (taken) => theirs !== undefined && keepMine(theirs, taken),
        }}
        takeTheirs={{ ...copy.takeTheirs, onChoose: () => theirs !== undefined && takeTheirs(theirs) }}
        theirs={theirs === undefined ? undefined : valuesOf(theirs)}
        title={copy.title}
        words={words}
        onClose={close}
      />
    </>
  );
}

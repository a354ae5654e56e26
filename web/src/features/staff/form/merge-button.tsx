import { type RaRecord, useNotify, useRecordContext, useRedirect, useResourceContext } from "ra-core";
import { useState } from "react";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useChoices } from "../choices.ts";
import { mergeRow } from "../data-provider.ts";
import { loadedHelp } from "../loaded-help.tsx";
import { roomCopy as copy } from "../messages.nl.ts";

interface MergeButtonProps {
  /** The record that this one is merged into: `een ander genre`. */
  other: string;
  /** Says what happens to everything that has this record. */
  help: string;
}

/**
 * Merges the record of the context into another one of its list, which is chosen in a dialog. Not offered for a record
 * that pages refer to by number.
 */
export function MergeButton({ other, help }: MergeButtonProps) {
  const record = useRecordContext<RaRecord<number>>();
  const resource = useResourceContext() ?? "";
  const [into, setInto] = useState("");
  const { choices, retry } = useChoices({ resource, text: "name" });
  const others = choices.filter(({ value }) => value !== record?.id);
  const [notify, redirect] = [useNotify(), useRedirect()];
  if (!record || record["isFixed"]) return null;
  async function merge(id: number) {
    await mergeRow(resource, id, Number(into));
    notify(copy.merged);
    redirect("list", resource);
  }
  return (
    <AskingButton
      label={copy.merge(other)}
      title={copy.mergeTitle(String(record["name"]), other)}
      onConfirm={() => merge(record.id)}
    >
      <div className="grid gap-5">
        <SelectField
          help={loadedHelp({ retry })}
          label={copy.mergeInto}
          value={into}
          onChange={({ currentTarget }) => setInto(currentTarget.value)}
        >
          <option value="">{copy.choose}</option>
          {others.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <p>{help}</p>
      </div>
    </AskingButton>
  );
}

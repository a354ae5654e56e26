import { labelOf } from "@inktvis/contract/labels.nl";
import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useDataProvider,
  useRecordContext,
  useResourceContext,
} from "ra-core";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { type FieldValues, useFormContext, useFormState } from "react-hook-form";
import { EditConflict } from "#features/management/edit-conflict.tsx";
import { choiceInPage } from "#platform/forms/field-in-page.ts";
import { valueTexts } from "#platform/formats/value-text.ts";
import { isStored } from "../data-provider.ts";
import { FieldLabels } from "../inputs/field-words.ts";
import { choiceOf, nameOf } from "../system/audit-changes.ts";

/** The type of a form error after the refusal of something other than a save. */
export const NOT_SAVED = "not-saved";

const textOf = valueTexts({ nameOf, choiceOf: (path, value) => choiceInPage(path, value) ?? choiceOf(path, value) });

/** The values of a record for which the form has a field. An empty list has no field on the page. */
const fieldsOf = (record: RaRecord): FieldValues =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([name, value]) =>
        name === "revision" || (labelOf(name) && (Array.isArray(value) || document.getElementById(name))),
    ),
  );

/**
 * The fields of a form; when somebody else saved in the meantime, it asks which version to keep
 * (docs/product/platform.md#two-editors).
 */
export function TwoEditors({ formId, children }: { formId: string; children: ReactNode }) {
  const opened = useRecordContext();
  // Replaced by what somebody else saved in the meantime, once the editor has chosen between the two, until it is saved
  // here.
  const [chosen, setChosen] = useState<RaRecord>();
  const stored = chosen && opened && chosen.revision > opened.revision ? chosen : opened;
  return (
    <>
      <Conflict formId={formId} key={opened?.revision} onStored={setChosen} />
      <RecordContextProvider value={stored}>{children}</RecordContextProvider>
    </>
  );
}

function Conflict({ formId, onStored }: { formId: string; onStored: (theirs: RaRecord) => void }) {
  const { theirs, close, isSave } = useTheirs();
  const { getValues, setValue, clearErrors } = useFormContext();
  const labels = useContext(FieldLabels);
  function save() {
    clearErrors();
    (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
  }
  return (
    <EditConflict
      conflict={{ theirs, close }}
      form={{ getValues, setValue, onSubmit: isSave ? save : undefined }}
      valuesOf={fieldsOf}
      words={{ nameOf: (field) => labels.get(field) ?? nameOf(field), textOf }}
      onStored={(version) => {
        clearErrors("revision");
        onStored(version);
      }}
    />
  );
}

/** The version from elsewhere, loaded after it caused a refusal here. */
function useTheirs() {
  const resource = useResourceContext() ?? "";
  const opened = useRecordContext();
  const id = opened?.id;
  const dataProvider = useDataProvider();
  const { getValues, setValue } = useFormContext();
  const refusal = useFormState().errors["revision"];
  const [theirs, setTheirs] = useState<RaRecord>();
  useEffect(() => {
    if (!refusal || id === undefined) return;
    async function load(of: Identifier) {
      const { data } = await dataProvider.getOne<RaRecord>(resource, { id: of });
      // The form has no value for a stored picture: it follows the other version, unless another picture was chosen
      // here or it was removed here.
      for (const [name, value] of Object.entries(getValues())) {
        const isUnchanged = isStored(value) || (isStored(data[name]) && !value && !opened?.[name]);
        if (isUnchanged && name in data) setValue(name, data[name]);
      }
      setTheirs(data);
    }
    // When there is nothing to compare (offline, or the record was deleted), the refusal itself says what happened.
    load(id).catch(() => undefined);
  }, [refusal, resource, id, opened, dataProvider, getValues, setValue]);
  return { theirs, close: () => setTheirs(undefined), isSave: refusal?.type !== NOT_SAVED };
}

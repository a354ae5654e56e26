import type { TextInput } from "@inktvis/contract/features/texts/texts";
import { useEffect, useEffectEvent, useState } from "react";
import type { ContractForm } from "#platform/forms/use-contract-form.ts";
import { isSettingsField } from "./settings-fields.ts";

export type SheetView = "settings" | "versions" | "publish";

export interface SheetState {
  view: SheetView;
  /** The field that gets the focus. */
  fieldId?: string | undefined;
}

/** The sheet beside the editor: settings, earlier versions, and publishing. At most one of them is open. */
export function useWritingSheet(
  form: Pick<ContractForm<TextInput>, "name" | "check" | "attempt" | "status" | "summary">,
) {
  const [state, setState] = useState<SheetState>();
  const close = () => setState(undefined);

  // Nothing on the page itself shows an error of a field that is only on the sheet.
  const onFailed = useEffectEvent(() => {
    const ids = form.summary.map(({ id }) => id);
    if (form.status !== "failed" || ids.length === 0 || !ids.every((id) => isSettingsField(form.name, id))) return;
    setState((current) => ({ view: current?.view ?? "settings", fieldId: ids[0] }));
  });
  useEffect(() => onFailed(), [form.attempt]);

  return {
    state,
    close,
    show: (view: SheetView) => setState({ view }),
    /** Opens the settings when the field is one of them. */
    showField: (fieldId: string) => {
      if (isSettingsField(form.name, fieldId)) setState({ view: "settings", fieldId });
    },
    /** Opens the step of publishing, unless the title or body has an error, which the page then shows. */
    showPublish: async () => {
      if (await form.check(["title", "body"])) setState({ view: "publish" });
      else close();
    },
  };
}
export type WritingSheetState = ReturnType<typeof useWritingSheet>;

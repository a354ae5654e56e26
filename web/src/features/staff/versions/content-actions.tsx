import { useLogoutIfAccessDenied, useNotify, useRecordContext, useRefresh, useResourceContext } from "ra-core";
import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import type {
  ContentKind,
  ContentVersionRow,
} from "@inktvis/contract/features/content-versions/staff-content-versions";
import { focusField } from "#platform/forms/field-in-page.ts";
import { Button } from "#ui/button.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { bodyOf, withFormErrors, WITHOUT_TOAST } from "../data-provider.ts";
import { NOT_SAVED } from "../form/two-editors.tsx";
import { MomentInput } from "../inputs/inputs.tsx";
import { staffApi } from "../staff-api.ts";
import { openPreview } from "./open-preview.ts";
import { versionsCopy as copy } from "./versions.nl.ts";

/** Beside the save button: previews what is in the form, or plans it for a moment. */
export function ContentActions({ canPlan }: { canPlan: boolean }) {
  const [isPlanning, setPlanning] = useState<boolean>();
  const { store, busy } = useUnsavedVersion();
  const { reset } = useFormContext();
  const [notify, refresh] = [useNotify(), useRefresh()];
  async function plan() {
    if (!(await store({ isPlan: true }))) return;
    reset();
    setPlanning(false);
    notify(copy.planned);
    refresh();
  }
  return (
    <>
      <Button
        busy={busy}
        look="secondary"
        onClick={() => void openPreview(async () => (await store({ isPlan: false }))?.id)}
      >
        {copy.preview}
      </Button>
      {canPlan && !isPlanning && (
        <Button
          look="secondary"
          // The focus returns from the field of the moment, which is gone from the page.
          ref={isPlanning === false ? focusOnce : undefined}
          onClick={() => setPlanning(true)}
        >
          {copy.plan}
        </Button>
      )}
      {isPlanning && (
        <div
          aria-label={copy.plan}
          className="order-last grid basis-full gap-4 rounded-xl border border-hairline p-4 sm:p-6"
          ref={focusOnce}
          role="group"
          tabIndex={-1}
        >
          <MomentInput help={copy.planHelp} label={copy.planFor} source="plannedFor" />
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => void plan()}>
              {copy.confirmPlan}
            </Button>
            <Button look="quiet" onClick={() => setPlanning(false)}>
              {copy.cancel}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

/** Stores what is in the form as a version, without saving it. A refusal of the API is shown at its field. */
function useUnsavedVersion() {
  const kind = useResourceContext() as ContentKind;
  const record = useRecordContext();
  const { getValues, setError, clearErrors, trigger } = useFormContext();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<object>();
  // Once the fields show the errors.
  useEffect(() => {
    if (refused) focusField(document.querySelector("form [aria-invalid=true]")?.id ?? "");
  }, [refused]);
  const leaveIfSignedOut = useLogoutIfAccessDenied();
  async function store({ isPlan }: { isPlan: boolean }): Promise<ContentVersionRow | undefined> {
    if (isPlan && !getValues("plannedFor")) {
      setError("plannedFor", { message: copy.chooseMoment });
      focusField("plannedFor");
      return undefined;
    }
    clearErrors();
    // Before checking, which waits for a file that was just chosen.
    setBusy(true);
    if (!(await trigger())) {
      setBusy(false);
      setRefused({});
      return undefined;
    }
    const { plannedFor, replaces, ...values } = getValues() as { plannedFor?: string | null; replaces?: string };
    const change = bodyOf(values) as never;
    const body = { kind, subjectId: String(record?.id), change, replaces, ...(isPlan && { plannedFor }) };
    try {
      return (await withFormErrors(staffApi.staffContentVersions.create({ body }, WITHOUT_TOAST))).data;
    } catch (error) {
      await leaveIfSignedOut(error);
      const { errors = {} } = (error as { body?: { errors?: Record<string, string> } }).body ?? {};
      for (const [field, message] of Object.entries(errors))
        setError(field.replace(/^change\./, ""), { message, type: NOT_SAVED });
      setRefused({});
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { store, busy };
}

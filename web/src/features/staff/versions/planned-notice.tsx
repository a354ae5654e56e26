import { useQuery } from "@tanstack/react-query";
import { useNotify, useRecordContext, useResourceContext } from "ra-core";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { ContentKind } from "@inktvis/contract/features/content-versions/staff-content-versions";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { formatDate } from "#platform/formats/dates.ts";
import { Button } from "#ui/button.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { showPath } from "../room-resource.ts";
import { staffApi } from "../staff-api.ts";
import { versionsCopy as copy } from "./versions.nl.ts";

/**
 * Above the fields: the change that is planned, or that failed to appear. It can be loaded into the form to be changed.
 */
export function PlannedNotice() {
  const kind = useResourceContext() as ContentKind;
  const subjectId = String(useRecordContext()?.id);
  const { setValue, formState } = useFormContext();
  const { isDirty } = formState;
  const [asks, setAsks] = useState(false);
  const notify = useNotify();
  const { data: plan } = useQuery({
    // Starts with the name of the resource, so that react-admin's refresh refetches it.
    queryKey: ["contentVersions", "planned", kind, subjectId],
    queryFn: async () => {
      const { data } = await staffApi.staffContentVersions.list({ query: { kind, subjectId, state: "open" } });
      return data[0] ?? null;
    },
  });
  if (!plan?.plannedFor) return null;
  const { id, plannedFor, problem, isStale } = plan;
  async function fillIn() {
    const { content } = (await staffApi.staffContentVersions.get({ params: { id } })).data;
    for (const [field, value] of Object.entries({ ...content, plannedFor, replaces: id }))
      setValue(field, value, { shouldDirty: true });
    notify(copy.filledIn);
  }
  const notice = problem === null ? (isStale ? copy.staleNotice : copy.plannedNotice) : copy.failedNotice;
  return (
    <div className="notice grid gap-4">
      <p>
        {notice(formatDate(plannedFor, "long"))} {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={showPath("contentVersions", id)} look="secondary">
          {copy.lookAtPlan}
        </ButtonAnchor>
        <Button look="secondary" onClick={() => (isDirty ? setAsks(true) : void fillIn())}>
          {copy.fillIn}
        </Button>
        {asks && (
          <ConfirmDialog
            confirm={copy.fillIn}
            title={copy.fillInTitle}
            onClose={() => setAsks(false)}
            onConfirm={fillIn}
          >
            {copy.fillInHelp}
          </ConfirmDialog>
        )}
      </div>
    </div>
  );
}

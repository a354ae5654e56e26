import { useRedirect } from "ra-core";
import type { ContentVersion } from "@inktvis/contract/features/content-versions/staff-content-versions";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { MomentField } from "#platform/forms/moment-field.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmButton } from "../show/confirm-button.tsx";
import { useRoomSubmit } from "../show/use-room-act.ts";
import { staffApi } from "../staff-api.ts";
import { versionsCopy as copy } from "./versions.nl.ts";

/** The actions on a version: an older one is restored, a plan is moved, withdrawn or carried out at once. */
export function VersionActions({ version }: { version: ContentVersion }) {
  const redirect = useRedirect();
  const { id, kind, subjectId, state, isCurrent, currentRevision: revision } = version;
  if (isCurrent) return null;
  const save = async () => {
    await staffApi.staffContentVersions.restore({ params: { id }, body: { revision } });
    redirect("show", kind, subjectId);
  };
  if (state !== "planned")
    return (
      <div>
        <ConfirmButton
          action={save}
          doneMessage={copy.restored}
          label={copy.restore}
          look="primary"
          title={copy.restoreTitle}
        >
          {copy.restoreHelp}
        </ConfirmButton>
      </div>
    );
  const withdraw = async () => {
    await staffApi.staffContentVersions.delete({ params: { id } });
    redirect("show", kind, subjectId);
  };
  return (
    <>
      {version.isStale ? <p className="max-w-prose">{copy.staleHelp}</p> : <MoveForm version={version} />}
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          action={save}
          doneMessage={copy.publishedNow}
          label={copy.publishNow}
          title={copy.publishNowTitle}
        >
          {copy.publishNowHelp}
        </ConfirmButton>
        <ConfirmButton action={withdraw} doneMessage={copy.withdrawn} label={copy.withdraw} title={copy.withdrawTitle}>
          {copy.withdrawHelp}
        </ConfirmButton>
      </div>
    </>
  );
}

function MoveForm({ version: { id, plannedFor, currentRevision: revision } }: { version: ContentVersion }) {
  const { values, set, notice } = useKeptInput("move", { plannedFor: plannedFor ?? "" });
  const body = { ...values, revision };
  const { busy, error, onSubmit } = useRoomSubmit(
    () => staffApi.staffContentVersions.update({ params: { id }, body }),
    copy.moved,
  );
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      {notice}
      <MomentField
        error={error}
        id="plannedFor"
        label={copy.plannedFor}
        value={values.plannedFor}
        onChange={(moment) => set("plannedFor", moment)}
      />
      <div>
        <Button busy={busy} look="secondary" type="submit">
          {copy.move}
        </Button>
      </div>
    </form>
  );
}

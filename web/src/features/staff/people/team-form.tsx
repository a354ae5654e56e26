import { useNotify, useRefresh } from "ra-core";
import { type FormEvent, useState } from "react";
import type { StaffPerson } from "@inktvis/contract/features/staff/staff-people";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { peopleCopy as copy } from "./people.nl.ts";
import { staffApi } from "../staff-api.ts";

/** Whether a person has the team emblem, and their job title. */
export function TeamForm({ person }: { person: StaffPerson }) {
  const [collaborator, setCollaborator] = useState(person.collaborator);
  const [jobTitle, setJobTitle] = useState(person.jobTitle ?? "");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await staffApi.staffPeople.update({
        params: { id: person.id },
        body: { collaborator, jobTitle: jobTitle || null },
      });
      notify(copy.saved);
      refresh();
    } catch (refusal) {
      setError((refusal as Error).message);
    }
    setBusy(false);
  }
  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void save(event)}>
      <CheckboxField
        checked={collaborator}
        help={copy.teamHelp}
        label={copy.collaborator}
        onChange={({ currentTarget }) => setCollaborator(currentTarget.checked)}
      />
      <TextField
        error={error}
        label={copy.jobTitle}
        maxLength={255}
        optional
        value={jobTitle}
        onChange={({ currentTarget }) => setJobTitle(currentTarget.value)}
      />
      <div>
        <Button busy={busy} look="secondary" type="submit">
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

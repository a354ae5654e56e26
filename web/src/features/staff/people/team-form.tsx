import { useState } from "react";
import type { StaffPerson } from "@inktvis/contract/features/staff/staff-people";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { peopleCopy as copy } from "./people.nl.ts";
import { useRoomSubmit } from "../show/use-room-act.ts";
import { staffApi } from "../staff-api.ts";

/** Whether a person has the team emblem, and their job title. */
export function TeamForm({ person }: { person: StaffPerson }) {
  const [collaborator, setCollaborator] = useState(person.collaborator);
  const [jobTitle, setJobTitle] = useState(person.jobTitle ?? "");
  const body = { collaborator, jobTitle: jobTitle || null };
  const { busy, error, onSubmit } = useRoomSubmit(
    () => staffApi.staffPeople.update({ params: { id: person.id }, body }),
    copy.saved,
  );
  return (
    <form className="grid gap-5" noValidate onSubmit={onSubmit}>
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

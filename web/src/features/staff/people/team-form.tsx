import type { StaffPerson } from "@inktvis/contract/features/staff/staff-people";
import { useState } from "react";
import { useChanges } from "#platform/forms/use-changes.ts";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { peopleCopy as copy } from "./people.nl.ts";
import { useRoomSubmit } from "../show/use-room-act.ts";
import { staffApi } from "../staff-api.ts";

const teamValues = ({ collaborator, jobTitle }: StaffPerson) => ({ collaborator, jobTitle: jobTitle ?? "" });

/** Whether a person has the team emblem, and their job title. */
export function TeamForm({ person }: { person: StaffPerson }) {
  const [initial] = useState(() => teamValues(person));
  const { values, set, field, notice } = useKeptInput("team", initial);
  const { changesIn, showStored } = useChanges(initial);
  const { busy, error, onSubmit } = useRoomSubmit(async () => {
    const { data } = await staffApi.staffPeople.update({ params: { id: person.id }, body: changesIn(values) });
    showStored({ getValues: () => values, setValue: set }, values, teamValues(data));
  }, copy.saved);
  return (
    <form className="grid gap-5" noValidate onSubmit={onSubmit}>
      {notice}
      <CheckboxField
        checked={values.collaborator}
        help={copy.teamHelp}
        label={copy.collaborator}
        onChange={({ currentTarget }) => set("collaborator", currentTarget.checked)}
      />
      <TextField error={error} label={copy.jobTitle} maxLength={255} optional {...field("jobTitle")} />
      <div>
        <Button busy={busy} look="secondary" type="submit">
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

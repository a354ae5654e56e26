import type { StaffPerson } from "@inktvis/contract/features/staff/staff-people";
import { useKeptInput } from "#platform/forms/use-kept-input.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { peopleCopy as copy } from "./people.nl.ts";
import { useRoomSubmit } from "../show/use-room-act.ts";
import { staffApi } from "../staff-api.ts";

/** Whether a person has the team emblem, and their job title. */
export function TeamForm({ person }: { person: StaffPerson }) {
  const { values, set, field, notice } = useKeptInput("team", {
    collaborator: person.collaborator,
    jobTitle: person.jobTitle ?? "",
  });
  const body = { ...values, jobTitle: values.jobTitle || null };
  const { busy, error, onSubmit } = useRoomSubmit(
    () => staffApi.staffPeople.update({ params: { id: person.id }, body }),
    copy.saved,
  );
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

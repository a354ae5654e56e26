import { useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { type Role, ROLES } from "@inktvis/contract/access";
import type { StaffPerson } from "@inktvis/contract/features/staff-people";
import { ROLE_NAMES } from "@inktvis/contract/role-names.nl";
import { api } from "../../../platform/api.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { peopleCopy as copy } from "./people.nl.ts";

/** The roles of somebody, given and taken as they are ticked; a refusal stands below. */
export function RoleChoices({ person: { id, roles, me } }: { person: StaffPerson }) {
  const [changing, setChanging] = useState<Role>();
  const [error, setError] = useState<string>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  async function change(role: Role, isWanted: boolean) {
    setChanging(role);
    setError(undefined);
    const params = { id, role };
    try {
      await (isWanted ? api.staffPeople.grantRole({ params }) : api.staffPeople.revokeRole({ params }));
      notify(isWanted ? copy.granted : copy.revoked);
    } catch (refusal) {
      setError((refusal as Error).message);
    }
    setChanging(undefined);
    refresh();
  }
  return (
    <>
      <p className="text-ink-soft">{copy.rolesHelp}</p>
      <div className="grid gap-3">
        {ROLES.map((role) => {
          const isMine = me.can.roles.includes(role);
          return (
            <CheckboxField
              checked={changing === role ? !roles.includes(role) : roles.includes(role)}
              disabled={!isMine || changing !== undefined}
              help={isMine ? undefined : copy.onlySuperadmins}
              key={role}
              label={ROLE_NAMES[role]}
              onChange={({ currentTarget }) => void change(role, currentTarget.checked)}
            />
          );
        })}
      </div>
      {error && (
        <p className="notice notice-failed" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

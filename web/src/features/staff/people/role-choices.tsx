import { useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { type Role, ROLES, ROLES_OF_SUPERADMINS } from "@inktvis/contract/access";
import type { StaffPerson } from "@inktvis/contract/features/staff/staff-people";
import { ROLE_NAMES } from "@inktvis/contract/role-names.nl";
import { api } from "#platform/api.ts";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { peopleCopy as copy } from "./people.nl.ts";

/** The roles of somebody, given and taken as they are ticked, the greatest after a question; a refusal stands below. */
export function RoleChoices({ person: { id, nickname, roles, me } }: { person: StaffPerson }) {
  const [asking, setAsking] = useState<Role>();
  const [changing, setChanging] = useState<Role>();
  const [error, setError] = useState<string>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  async function change(role: Role) {
    const params = { id, role };
    const isTheirs = roles.includes(role);
    try {
      await (isTheirs ? api.staffPeople.revokeRole({ params }) : api.staffPeople.grantRole({ params }));
      notify(isTheirs ? copy.revoked : copy.granted);
    } finally {
      refresh();
    }
  }
  async function changeAtOnce(role: Role) {
    setChanging(role);
    setError(undefined);
    try {
      await change(role);
    } catch (refusal) {
      setError((refusal as Error).message);
    }
    setChanging(undefined);
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
              onChange={() => (ROLES_OF_SUPERADMINS.includes(role) ? setAsking(role) : void changeAtOnce(role))}
            />
          );
        })}
      </div>
      {asking && (
        <RoleQuestion
          isTheirs={roles.includes(asking)}
          nickname={nickname}
          role={asking}
          onClose={() => setAsking(undefined)}
          onConfirm={() => change(asking)}
        />
      )}
      {error && (
        <p className="notice notice-failed" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

interface RoleQuestionProps {
  role: Role;
  isTheirs: boolean;
  nickname: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Says what somebody with this role can do, before it is theirs or no longer. */
const RoleQuestion = ({ role, isTheirs, nickname, onClose, onConfirm }: RoleQuestionProps) => (
  <ConfirmDialog
    confirm={isTheirs ? copy.revoke : copy.grant}
    open
    title={(isTheirs ? copy.revokeTitle : copy.grantTitle)(ROLE_NAMES[role], nickname)}
    onClose={onClose}
    onConfirm={onConfirm}
  >
    {copy.roleCan[role]}
  </ConfirmDialog>
);

import { useNotify } from "ra-core";
import { useState } from "react";
import { type Role, ROLES, ROLES_OF_SUPERADMINS } from "@inktvis/contract/access";
import type { StaffPerson } from "@inktvis/contract/features/staff/staff-people";
import { ROLE_NAMES } from "@inktvis/contract/role-names.nl";
import { ConfirmDialog } from "#platform/forms/confirm-dialog.tsx";
import { useChange } from "#platform/use-change.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { peopleCopy as copy } from "./people.nl.ts";
import { staffApi } from "../staff-api.ts";

/**
 * The roles of a person, granted and revoked by ticking. The superadmin role needs a confirmation; a refusal shows
 * below.
 */
export function RoleChoices({ person: { id, nickname, roles, me } }: { person: StaffPerson }) {
  const [toConfirm, setToConfirm] = useState<Role>();
  const [pressed, setPressed] = useState<{ role: Role; before: readonly Role[] }>();
  const [error, setError] = useState<string>();
  const notify = useNotify();
  const change = useChange((queryClient) => queryClient.invalidateQueries());
  // Until the new roles are loaded, the tick would show the old ones.
  const changing = pressed?.before === roles ? pressed.role : undefined;
  async function toggle(role: Role) {
    const params = { id, role };
    const hasRole = roles.includes(role);
    const { revokeRole, grantRole } = staffApi.staffPeople;
    await change(() => (hasRole ? revokeRole({ params }) : grantRole({ params })));
    notify(hasRole ? copy.revoked : copy.granted);
  }
  async function changeUnconfirmed(role: Role) {
    setPressed({ role, before: roles });
    setError(undefined);
    try {
      await toggle(role);
    } catch (refusal) {
      setError((refusal as Error).message);
      setPressed(undefined);
    }
  }
  return (
    <>
      <p className="text-ink-soft">{copy.rolesHelp}</p>
      <div className="grid gap-3">
        {ROLES.map((role) => {
          const canChange = me.can.roles.includes(role);
          return (
            <CheckboxField
              checked={changing === role ? !roles.includes(role) : roles.includes(role)}
              disabled={!canChange || changing !== undefined}
              help={canChange ? undefined : copy.onlySuperadmins}
              key={role}
              label={ROLE_NAMES[role]}
              onChange={() => (ROLES_OF_SUPERADMINS.includes(role) ? setToConfirm(role) : void changeUnconfirmed(role))}
            />
          );
        })}
      </div>
      {toConfirm && (
        <ConfirmRoleDialog
          hasRole={roles.includes(toConfirm)}
          nickname={nickname}
          role={toConfirm}
          onClose={() => setToConfirm(undefined)}
          onConfirm={() => toggle(toConfirm)}
        />
      )}
      <FailedNotice>{error}</FailedNotice>
    </>
  );
}

interface ConfirmRoleDialogProps {
  role: Role;
  hasRole: boolean;
  nickname: string;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks for confirmation before a role is granted or revoked, and says what it allows. */
const ConfirmRoleDialog = ({ role, hasRole, nickname, onClose, onConfirm }: ConfirmRoleDialogProps) => (
  <ConfirmDialog
    confirm={hasRole ? copy.revoke : copy.grant}
    title={(hasRole ? copy.revokeTitle : copy.grantTitle)(ROLE_NAMES[role], nickname)}
    onClose={onClose}
    onConfirm={onConfirm}
  >
    {copy.roleCan[role]}
  </ConfirmDialog>
);

import { isStaff, type Role, ROLES, ROLES_OF_SUPERADMINS } from "@inktvis/contract/access";

/** Who decides about somebody: a viewer, or the command line, which may what a superadmin may. */
export type Decider = { roles: readonly Role[] } | "command-line";

const isSuperadmin = (decider: Decider) => decider === "command-line" || decider.roles.includes("superadmin");

/** Roles that this decider may give and take. */
export const grantableRoles = (decider: Decider) =>
  ROLES.filter((role) => isSuperadmin(decider) || !ROLES_OF_SUPERADMINS.includes(role));

/** Whether somebody with these roles may be shut out by this decider: admins are the business of superadmins. */
export const mayBlock = (decider: Decider, person: { roles: readonly Role[] }) =>
  isSuperadmin(decider) || !person.roles.some((role) => ROLES_OF_SUPERADMINS.includes(role));

/** Whether the second factor of somebody with these roles may be taken away: that of staff by superadmins alone. */
export const mayRemoveSecondFactor = (decider: Decider, person: { roles: readonly Role[] }) =>
  isSuperadmin(decider) || !isStaff(person.roles);

import { isStaff, type Role, ROLES, ROLES_OF_SUPERADMINS } from "@inktvis/contract/access";

/** The person who acts: a viewer, or the command line with the rights of a superadmin. */
export type Decider = { roles: readonly Role[] } | "command-line";

const isSuperadmin = (decider: Decider) => decider === "command-line" || decider.roles.includes("superadmin");

/** The roles that this decider may grant and revoke. */
export const grantableRoles = (decider: Decider) =>
  ROLES.filter((role) => isSuperadmin(decider) || !ROLES_OF_SUPERADMINS.includes(role));

/** Only superadmins may block admins. */
export const mayBlock = (decider: Decider, person: { roles: readonly Role[] }) =>
  isSuperadmin(decider) || !person.roles.some((role) => ROLES_OF_SUPERADMINS.includes(role));

/** Only superadmins may remove the second factor of staff. */
export const mayRemoveSecondFactor = (decider: Decider, person: { roles: readonly Role[] }) =>
  isSuperadmin(decider) || !isStaff(person.roles);

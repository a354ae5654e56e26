import { guardsIn } from "../guard.ts";

const AUTH = "api/src/features/accounts/auth";
const ME = "api/src/features/accounts/me";
const REQUESTING = `${ME}/requesting-email.test.ts`;
const UNDOING = `${ME}/undoing-email.test.ts`;

export const emailAddressGuards = [
  ...guardsIn(`${ME}/operations/change-email.ts`, [REQUESTING], {
    "Staff need a fresh proof to change their address": [
      "await (isStaff(viewer.roles) ? requireFreshProof : lastProof)(tx, ctx);",
      "await lastProof(tx, ctx);",
    ],
    "Requests to change an address are limited per person": [
      'await limitRate(ctx, config.limits.mails, "change-email", viewer.id);',
      "",
    ],
    "Of two concurrent requests to change an address one is pending": [
      'const user = await lockPersonRow(tx, viewer.id).select("email").executeTakeFirst();',
      'const user = await tx.selectFrom("users").where("id", "=", viewer.id).select("email").executeTakeFirst();',
    ],
    "A newer request to change an address ends the older one": [
      'const ended = await endPendingEmailChange(tx, viewer.id, "newer", now);',
      "const ended = { email };",
    ],
    "A request to change an address is not mailed again after a newer one": [
      "if (again && ended?.email !== email) throw otherChangePending();",
      "",
    ],
  }),
  ...guardsIn(`${ME}/operations/withdraw-email-change.ts`, [REQUESTING], {
    "Withdrawing an older request to change an address does not withdraw the newer one": [
      "if (issuedAt && ended?.issuedAt.getTime() !== Date.parse(issuedAt)) throw otherChangePending();",
      "",
    ],
  }),
  ...guardsIn("api/src/platform/sessions/fresh-proof.ts", [REQUESTING], {
    "A proof is fresh for a limited time": ["if (!(await lastProof(db, ctx)).isFresh) throw confirmFirst();", ""],
    "A sign-in that ended during the request is refused": [
      "if (!signIn) throw unauthorized();",
      'if (!signIn) return { method: "password", isFresh: true };',
    ],
  }),
  ...guardsIn(`${ME}/operations/undo-change-email.ts`, [UNDOING], {
    "Undoing a change of address removes second factors added since": [
      "await deleteFactorsSince(tx, user.id, oldestUndoableChange(change.issuedAt));",
      "",
    ],
    "A change of address is undone once": ['.where("undone_at", "is", null)', ""],
    "A change of address can be undone within its term only": [
      '.where("used_at", ">", oldestUndoableChange(now))',
      '.where("used_at", "is not", null)',
    ],
    "Undoing a change of address does not undo earlier ones": ['.where("used_at", ">=", change.issuedAt)', ""],
    "Undoing a change of address ends every sign-in": ["await endAllSignIns(tx, user.id);", ""],
    "Undoing a change of address ends the pending one": [
      'await endPendingEmailChange(tx, user.id, "restored", now);',
      "",
    ],
    "Undoing a change of address ends password links": [
      'await tx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();',
      "",
    ],
    "Undoing a change of address removes the password": [
      'await tx.updateTable("users").set({ password_hash: noPassword }).where("id", "=", user.id).execute();',
      "",
    ],
  }),
  ...guardsIn(`${ME}/operations/confirm-change-email.ts`, [REQUESTING, UNDOING], {
    "A change of address that was undone cannot be confirmed again": [
      "if (change.undone_at) throw gone(ENDED.restored);",
      "if (change.undone_at) return;",
    ],
    "A change of address that ended cannot be confirmed": [
      "if (change.ended_by) throw gone(ENDED[change.ended_by]);",
      "",
    ],
    "The link that confirms a change of address expires": [
      "if (!isLinkFresh({ issuedAt: change.issued_at }, now)) throw gone(EXPIRED);",
      "",
    ],
    "A link that changed no address does not report success": [
      "throw emailInForce === change.email ? gone(IN_FORCE, ALREADY_CONFIRMED) : gone(SUCCEEDED);",
      "return;",
    ],
  }),
  ...guardsIn("api/src/features/people/people/lock-person-row.ts", [REQUESTING, UNDOING], {
    "Concurrent changes of a person's address or second factor wait for each other": [".forNoKeyUpdate()", ""],
  }),
  ...guardsIn(`${AUTH}/operations/reset-password.ts`, [REQUESTING, UNDOING], {
    "A password known before an undone change of address is refused": [
      "await refuseKnownPassword(db, user.id, password);",
      "",
    ],
    "Former passwords are refused only after a change of address was undone": [
      '.where("undone_at", "is not", null)',
      "",
    ],
  }),
  ...guardsIn(`${ME}/operations/confirm-change-email.ts`, [REQUESTING, UNDOING], {
    "Confirming a change of address records the current password as known": [
      "known_passwords: [user.password_hash] })",
      "known_passwords: [] })",
    ],
  }),
  ...guardsIn(`${ME}/operations/undo-change-email.ts`, [UNDOING], {
    "Undoing a change of address records the current password as known": [
      ", known_passwords: sql`array_append(known_passwords, ${user.password_hash})` })",
      " })",
    ],
  }),
  ...guardsIn(`${AUTH}/email-changes.ts`, [REQUESTING, UNDOING], {
    "Resetting the password does not end a change of address that was confirmed": [
      '.where("used_at", "is", null)\n    .where("ended_at", "is", null)\n    .returning(["id", "email", "issued_at as issuedAt"])',
      '.where("ended_at", "is", null)\n    .returning(["id", "email", "issued_at as issuedAt"])',
    ],
    "Two concurrent changes cannot give two accounts one address": ["await lockEmail(tx, email.toLowerCase());", ""],
    "Undoing a change of address does not deadlock with a link of the newsletter": [
      "if (email.toLowerCase() === user.email.toLowerCase())",
      "if (false)",
    ],
    "A change to the address of another account is refused": ["if (existing) return false;", ""],
  }),
  ...guardsIn(
    `${ME}/operations/confirm-change-email.ts`,
    [`${AUTH}/operations/reset-password.test.ts`, "api/src/features/accounts/settings/change-password.test.ts"],
    {
      "Changing an address ends password links that were mailed to the old one": [
        'await tx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();',
        "",
      ],
    },
  ),
];

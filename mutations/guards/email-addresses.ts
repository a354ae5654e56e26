import { guardsIn } from "../guard.ts";

const AUTH = "api/src/features/accounts/auth";
const ME = "api/src/features/accounts/me";

export const emailAddressGuards = [
  ...guardsIn(`${ME}/operations/change-email.ts`, [`${ME}/changing-email.test.ts`], {
    "Staff prove who they are before they take another address": [
      "await (isStaff(viewer.roles) ? requireFreshProof : lastProof)(tx, ctx);",
      "await lastProof(tx, ctx);",
    ],
    "Another address is asked for so often": [
      'await limitRate(ctx, config.limits.mails, "change-email", viewer.id);',
      "",
    ],
    "Two changes of address that are asked at once leave one": [
      'await lockPersonRow(tx, viewer.id).select("id").execute();',
      "",
    ],
    "A newer change of address ends the one before": ["await deletePendingEmailChanges(tx, viewer.id);", ""],
  }),
  ...guardsIn("api/src/platform/sessions/fresh-proof.ts", [`${ME}/changing-email.test.ts`], {
    "A proof of who somebody is ages": ["if (!(await lastProof(db, ctx)).isFresh) throw confirmFirst();", ""],
    "A sign-in that ended while a request waited counts no more": [
      "if (!signIn) throw unauthorized();",
      'if (!signIn) return { method: "password", isFresh: true };',
    ],
  }),
  ...guardsIn(`${ME}/operations/undo-change-email.ts`, [`${ME}/changing-email.test.ts`], {
    "A stranger's second step does not outlive the address that is put back": [
      "await deleteFactorsSince(tx, user.id, oldestUndoableChange(change.issuedAt));",
      "",
    ],
    "A change of address is put back once": ['.where("undone_at", "is", null)', ""],
    "A change of address is put back within its days": [
      '.where("used_at", ">", oldestUndoableChange(now))',
      '.where("used_at", "is not", null)',
    ],
    "Putting an address back leaves earlier changes as they are": ['.where("used_at", ">=", change.issuedAt)', ""],
    "Putting an address back ends every sign-in": ["await endAllSignIns(tx, user.id);", ""],
    "Putting an address back ends what is under way to another": ["await deletePendingEmailChanges(tx, user.id);", ""],
    "Putting an address back ends links to choose a password": [
      'await tx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();',
      "",
    ],
    "Putting an address back ends the password that a stranger may know": [
      'await tx.updateTable("users").set({ password_hash: noPassword }).where("id", "=", user.id).execute();',
      "",
    ],
  }),
  ...guardsIn(`${ME}/operations/confirm-change-email.ts`, [`${ME}/changing-email.test.ts`], {
    "A change of address that was put back is not confirmed again": [
      "if (!change || change.undone_at) throw gone(STALE);",
      "if (!change) throw gone(STALE);",
    ],
  }),
  ...guardsIn("api/src/features/people/people/lock-person-row.ts", [`${ME}/changing-email.test.ts`], {
    "Who changes somebody's address or second step twice at once changes it once": [".forNoKeyUpdate()", ""],
  }),
  ...guardsIn(`${AUTH}/operations/reset-password.ts`, [`${ME}/changing-email.test.ts`], {
    "A password that a stranger may know is not chosen after an undo": [
      "await refuseKnownPassword(db, user.id, password);",
      "",
    ],
    "A password counts as known when its change of address was undone": ['.where("undone_at", "is not", null)', ""],
  }),
  ...guardsIn(`${ME}/operations/confirm-change-email.ts`, [`${ME}/changing-email.test.ts`], {
    "The password of when an address changed is remembered": [
      "known_passwords: [user.password_hash] })",
      "known_passwords: [] })",
    ],
  }),
  ...guardsIn(`${ME}/operations/undo-change-email.ts`, [`${ME}/changing-email.test.ts`], {
    "The password of when an address was put back is remembered": [
      ", known_passwords: sql`array_append(known_passwords, ${user.password_hash})` })",
      " })",
    ],
  }),
  ...guardsIn(`${AUTH}/email-changes.ts`, [`${ME}/changing-email.test.ts`], {
    "A change of address that holds can still be put back": [
      'tx.deleteFrom("email_changes").where("user_id", "=", userId).where("used_at", "is", null).execute();',
      'tx.deleteFrom("email_changes").where("user_id", "=", userId).execute();',
    ],
    "Two accounts do not take one address at once": ["await lockEmail(tx, email.toLowerCase());", ""],
    "An address that has an account is not taken": ["if (existing) return false;", ""],
  }),
  ...guardsIn(
    `${ME}/operations/confirm-change-email.ts`,
    [`${AUTH}/operations/reset-password.test.ts`, "api/src/features/accounts/settings/change-password.test.ts"],
    {
      "A changed address ends links that went to the old one": [
        'await tx.deleteFrom("password_resets").where("user_id", "=", user.id).execute();',
        "",
      ],
    },
  ),
];

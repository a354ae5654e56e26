import { guardsIn } from "../guard.ts";

const FACTOR = "api/src/features/accounts/second-factor";
const STAFF = "api/src/features/staff/staff-people";

export const secondFactorGuards = [
  ...guardsIn("api/src/features/accounts/auth/operations/login.ts", [`${FACTOR}/signing-in.test.ts`], {
    "A password alone does not sign in a person with a second factor": [
      "if (await hasSecondFactor(tx, user.id)) {",
      "if (Math.random() > 2) {",
    ],
  }),
  ...guardsIn(`${FACTOR}/totp.ts`, [`${FACTOR}/signing-in.test.ts`], {
    "An app code works once": ["if (step <= app.last_step) return false;", ""],
    "An app code works once, even if it is used twice at the same time": [".forUpdate()", ""],
    "An app code is valid for its own time window only": ["const WINDOW = 1;", "const WINDOW = 5;"],
  }),
  ...guardsIn(`${FACTOR}/recovery-codes.ts`, [`${FACTOR}/signing-in.test.ts`], {
    "An unknown recovery code is refused": ["return consumed.numDeletedRows > 0n;", "return true;"],
    "A recovery code is checked against the code that was typed": [
      '.where("code_hash", "=", hashOf(config, userId, code))',
      "",
    ],
  }),
  ...guardsIn(`${FACTOR}/pending-step.ts`, [`${FACTOR}/pending-second-step.test.ts`], {
    "A pending second step expires": ["const STEP_LIFETIME = minutes(10);", "const STEP_LIFETIME = minutes(100);"],
    "Attempts per pending second step are limited": ["const MAX_TRIES = 5;", "const MAX_TRIES = 5000;"],
    "Concurrent attempts of a second step are all counted": [
      'stepsOf(tx, ctx).where("user_id", "=", userId).forUpdate().executeTakeFirst();',
      'stepsOf(tx, ctx).where("user_id", "=", userId).executeTakeFirst();',
    ],
  }),
  ...guardsIn(`${FACTOR}/pending-step.ts`, [`${FACTOR}/operations/complete-with-passkey.test.ts`], {
    "A passkey challenge to sign in works once": [
      ".set({ tries: tries + 1, passkey_challenge: null })",
      ".set({ tries: tries + 1 })",
    ],
  }),
  ...guardsIn(`${FACTOR}/complete-second-step.ts`, [`${FACTOR}/pending-second-step.test.ts`], {
    "A second step is possible on the auth site only": ['if (ctx.site !== "auth") throw onlyOnAuth();', ""],
    "Second step attempts are limited per person": [
      'await limitRate(ctx, { times, seconds }, "second-step", userId);',
      "",
    ],
    "A person cannot be blocked while a second step signs them in": [".forShare()", ""],
    "A blocked person cannot complete a second step": [
      "if (!person || person.blocked_at) throw stepExpired();",
      "if (!person) throw stepExpired();",
    ],
    "A second step pending from before a password change does not sign in": [
      "const isSignIn = step !== undefined && isSamePassword(step, person.password_hash);",
      "const isSignIn = step !== undefined && step.password_digest !== null;",
    ],
    "A second step is completed once": ["if (step) await deleteStep(tx, step);", ""],
  }),
  ...guardsIn(`${FACTOR}/operations/confirm-password.ts`, [`${FACTOR}/change-factors.test.ts`], {
    "A person with a second factor cannot confirm with a password": [
      "if (await hasSecondFactor(tx, viewer.id)) throw useSecondStep();",
      "",
    ],
    "Confirming requires the right password": [
      "if (!(await isPassword(known, password))) {",
      "if (Math.random() > 2) {",
    ],
    "Attempts to confirm with a password are limited": [
      'await limitRate(ctx, config.limits.signIn, "confirm-password", viewer.id);',
      "",
    ],
  }),
  ...guardsIn(`${FACTOR}/operations/set-up-totp.ts`, [`${FACTOR}/change-factors.test.ts`], {
    "Attempts to set up an app are limited": [
      'await limitRate(ctx, config.limits.signIn, "confirm-totp", viewer.id);',
      "",
    ],
    "A new app is not confirmed if another setup was started in the meantime": [
      "if (!pending || (startedAt && pending.created_at.toISOString() !== startedAt)) throw totpRestarted();",
      "",
    ],
  }),
  ...guardsIn(`${FACTOR}/operations/set-up-totp.ts`, [`${FACTOR}/second-factor.test.ts`], {
    "A second authenticator app is refused": [
      "if (factors.totp) throw hasTotp();\n    const { secret",
      "const { secret",
    ],
  }),
  ...guardsIn(`${FACTOR}/change-factors.ts`, [`${FACTOR}/change-factors.test.ts`], {
    "Changing a second factor requires a fresh proof": [
      "if (!(await isConfirmed(tx, ctx, factors))) throw confirmFirst();",
      "",
    ],
    "Changing a second factor requires having signed in with it": [
      'return proof.isFresh && (proof.method !== "password" || !isOn(factors));',
      "return proof.isFresh;",
    ],
    "Concurrent changes of one person's second factor wait for each other": [
      "const owner = await lockOwner(tx, viewer.id);",
      'const owner = await tx.selectFrom("users").select(["id", "email", "nickname"]).executeTakeFirstOrThrow();',
    ],
  }),
  ...guardsIn(`${FACTOR}/factors.ts`, [`${FACTOR}/change-factors.test.ts`], {
    "Removing a second factor revokes what it proved": [
      'await tx.updateTable("sign_ins").set({ method: "password" }).where("user_id", "=", userId).execute();',
      "",
    ],
  }),
  ...guardsIn(`${FACTOR}/operations/add-passkey.ts`, [`${FACTOR}/second-factor.test.ts`], {
    "A challenge to add a passkey works once": ["await deleteStep(tx, step);", ""],
    "The number of passkeys per person is limited": ["const MAX_PASSKEYS = 20;", "const MAX_PASSKEYS = 2000;"],
  }),
  ...guardsIn(`${FACTOR}/operations/rename-passkey.ts`, [`${FACTOR}/second-factor.test.ts`], {
    "A person renames only their own passkeys": ['.where("user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${STAFF}/staff-person.policy.ts`, [`${STAFF}/operations/remove-second-factor.test.ts`], {
    "An admin cannot remove the second factor of staff": [
      "isSuperadmin(decider) || !isStaff(person.roles);",
      "isSuperadmin(decider) || person.roles.length < 99;",
    ],
  }),
  ...guardsIn(`${STAFF}/operations/remove-second-factor.ts`, [`${STAFF}/operations/remove-second-factor.test.ts`], {
    "Removing a second factor is refused without the right to": [
      "if (!mayRemoveSecondFactor(decider, person)) throw onlySuperadmins();",
      "",
    ],
    "Removing a second factor signs its owner out everywhere": ["await endAllSignIns(tx, personId);", ""],
  }),
  ...guardsIn(`${STAFF}/staff-people.module.ts`, [`${STAFF}/operations/remove-second-factor.test.ts`], {
    "Staff cannot remove their own second factor in the staff room": [
      "if (params.id === viewer.id) throw cannotRemoveOwnSecondFactor();",
      "",
    ],
  }),
];

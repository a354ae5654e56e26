import { guardsIn } from "../guard.ts";

const FACTOR = "api/src/features/accounts/second-factor";
const STAFF = "api/src/features/staff/staff-people";

export const secondFactorGuards = [
  ...guardsIn("api/src/features/accounts/auth/operations/login.ts", [`${FACTOR}/signing-in.test.ts`], {
    "Who has a second factor is not signed in by a password": [
      "if (await hasSecondFactor(tx, user.id)) {",
      "if (Math.random() > 2) {",
    ],
  }),
  ...guardsIn(`${FACTOR}/totp.ts`, [`${FACTOR}/signing-in.test.ts`], {
    "A code of an app serves once": ["if (step <= app.last_step) return false;", ""],
    "A code of an app that is used twice at once serves once": [".forUpdate()", ""],
    "A code of an app is of now": ["const WINDOW = 1;", "const WINDOW = 5;"],
  }),
  ...guardsIn(`${FACTOR}/recovery-codes.ts`, [`${FACTOR}/signing-in.test.ts`], {
    "A recovery code that is not there lets nobody in": ["return consumed.numDeletedRows > 0n;", "return true;"],
    "A recovery code is the one that was typed": ['.where("code_hash", "=", hashOf(config, userId, code))', ""],
  }),
  ...guardsIn(`${FACTOR}/pending-step.ts`, [`${FACTOR}/signing-in.test.ts`], {
    "A second step that is due ends": ["const STEP_LIFETIME = minutes(10);", "const STEP_LIFETIME = minutes(100);"],
    "A second step is tried so often": ["const MAX_TRIES = 5;", "const MAX_TRIES = 5000;"],
    "Tries of a second step at once are all counted": [
      'stepsOf(tx, ctx).where("user_id", "=", userId).forUpdate().executeTakeFirst();',
      'stepsOf(tx, ctx).where("user_id", "=", userId).executeTakeFirst();',
    ],
  }),
  ...guardsIn(`${FACTOR}/pending-step.ts`, [`${FACTOR}/operations/complete-with-passkey.test.ts`], {
    "A challenge of a passkey serves once": [
      ".set({ tries: tries + 1, passkey_challenge: null })",
      ".set({ tries: tries + 1 })",
    ],
  }),
  ...guardsIn(`${FACTOR}/complete-second-step.ts`, [`${FACTOR}/signing-in.test.ts`], {
    "A second step is taken on the auth site": ['if (ctx.site !== "auth") throw onlyOnAuth();', ""],
    "Second steps of one person are tried so often": [
      'await limitRate(ctx, { times, seconds }, "second-step", userId);',
      "",
    ],
    "Nobody is blocked while their second step signs them in": [".forShare()", ""],
    "Who is blocked takes no second step": [
      "if (!person || person.blocked_at) throw stepExpired();",
      "if (!person) throw stepExpired();",
    ],
    "A second step after a password that changed signs nobody in": [
      "const isSignIn = step !== undefined && isSamePassword(step, person.password_hash);",
      "const isSignIn = step !== undefined && step.password_digest !== null;",
    ],
    "A second step is taken once": ["if (step) await deleteStep(tx, step);", ""],
  }),
  ...guardsIn(`${FACTOR}/operations/confirm-password.ts`, [`${FACTOR}/change-factors.test.ts`], {
    "Who has a second factor does not prove who they are by a password": [
      "if (await hasSecondFactor(tx, viewer.id)) throw useSecondStep();",
      "",
    ],
    "A password proves somebody by being theirs": [
      "if (!(await isPassword(known, password))) {",
      "if (Math.random() > 2) {",
    ],
    "A password to prove oneself is guessed so often": [
      'await limitRate(ctx, config.limits.signIn, "confirm-password", viewer.id);',
      "",
    ],
  }),
  ...guardsIn(`${FACTOR}/operations/set-up-totp.ts`, [`${FACTOR}/change-factors.test.ts`], {
    "A code to set an app up is guessed so often": [
      'await limitRate(ctx, config.limits.signIn, "confirm-totp", viewer.id);',
      "",
    ],
  }),
  ...guardsIn(`${FACTOR}/operations/set-up-totp.ts`, [`${FACTOR}/second-factor.test.ts`], {
    "Somebody has one app": ["if (factors.totp) throw hasTotp();", ""],
  }),
  ...guardsIn(`${FACTOR}/change-factors.ts`, [`${FACTOR}/change-factors.test.ts`], {
    "A second factor is changed after a proof": [
      "if (!(await isConfirmed(tx, ctx, factors))) throw confirmFirst();",
      "",
    ],
    "A second factor is changed by who signed in with it": [
      'return proof.isFresh && (proof.method !== "password" || !isOn(factors));',
      "return proof.isFresh;",
    ],
    "Changes of somebody's second factor at once wait for each other": [
      "const owner = await lockOwner(tx, viewer.id);",
      'const owner = await tx.selectFrom("users").select(["id", "email", "nickname"]).executeTakeFirstOrThrow();',
    ],
  }),
  ...guardsIn(`${FACTOR}/factors.ts`, [`${FACTOR}/change-factors.test.ts`], {
    "What a lost second factor proved counts no more": [
      'await tx.updateTable("sign_ins").set({ method: "password" }).where("user_id", "=", userId).execute();',
      "",
    ],
  }),
  ...guardsIn(`${FACTOR}/operations/add-passkey.ts`, [`${FACTOR}/second-factor.test.ts`], {
    "A challenge to add a passkey serves once": ["await deleteStep(tx, step);", ""],
    "Somebody has so many passkeys at most": ["const MAX_PASSKEYS = 20;", "const MAX_PASSKEYS = 2000;"],
  }),
  ...guardsIn(`${FACTOR}/operations/rename-passkey.ts`, [`${FACTOR}/second-factor.test.ts`], {
    "Somebody names their own passkeys": ['.where("user_id", "=", viewer.id)', ""],
  }),
  ...guardsIn(`${STAFF}/staff-person.policy.ts`, [`${STAFF}/operations/remove-second-factor.test.ts`], {
    "An admin takes no second factor off staff": [
      "isSuperadmin(decider) || !isStaff(person.roles);",
      "isSuperadmin(decider) || person.roles.length < 99;",
    ],
  }),
  ...guardsIn(`${STAFF}/operations/remove-second-factor.ts`, [`${STAFF}/operations/remove-second-factor.test.ts`], {
    "A second factor is taken off by who may": [
      "if (!mayRemoveSecondFactor(decider, person)) throw onlySuperadmins();",
      "",
    ],
    "Who loses a second factor is signed out everywhere": ["await endAllSignIns(tx, personId);", ""],
  }),
  ...guardsIn(`${STAFF}/staff-people.module.ts`, [`${STAFF}/operations/remove-second-factor.test.ts`], {
    "Nobody takes off their own second factor in the staff room": [
      "if (params.id === viewer.id) throw cannotRemoveOwnSecondFactor();",
      "",
    ],
  }),
];

import { guardsIn } from "../guard.ts";

const ACADEMY = "api/src/features/academy";
const REGISTRATIONS = `${ACADEMY}/registrations`;
const REGISTERING = [`${REGISTRATIONS}/registering.test.ts`];
const RACES = [`${REGISTRATIONS}/registering-races.test.ts`];
const HOSTILE = [`${REGISTRATIONS}/hostile-documents.test.ts`];
const STAFF = [`${REGISTRATIONS}/staff-registrations.test.ts`];
const OPENED = [`${ACADEMY}/periods/period-opened.test.ts`];
const PERIODS = [`${ACADEMY}/periods/staff-periods.test.ts`];

export const academyGuards = [
  ...guardsIn(`${REGISTRATIONS}/operations/register.ts`, REGISTERING, {
    "Registering for the academy is possible only while a period is open": [
      "if (!period.isOpen) throw periodClosed();",
      "",
    ],
    "Receipts of registrations that go to another address than the account's are limited": [
      "if (isMailed) await",
      "await",
    ],
    "A registration is for groups of this period only": [
      "if (groups.length < groupIds.length) throw noSuchGroup();",
      "",
    ],
  }),
  ...guardsIn(`${REGISTRATIONS}/operations/register.ts`, RACES, {
    "Concurrent registrations of one person wait for each other": [
      'await lockPersonRow(tx, ctx.viewer.id).select("users.id").execute();',
      "",
    ],
    "A registration that fails leaves no file behind": ["await deleteDocuments(ctx, [id]);", ""],
  }),
  ...guardsIn(`${REGISTRATIONS}/operations/withdraw.ts`, REGISTERING, {
    "A registration cannot be withdrawn once its period has closed": [
      "if (!registration.isOpen) throw periodClosed();",
      "",
    ],
  }),
  ...guardsIn(`${REGISTRATIONS}/registration.policy.ts`, REGISTERING, {
    "A person withdraws only their own registration": [
      '.where("registration.user_id", "=", viewer.id)',
      '.where("registration.user_id", "is not", null).$if(viewer.id === "", (all) => all)',
    ],
  }),
  ...guardsIn(`${REGISTRATIONS}/document.ts`, HOSTILE, {
    "The extension of a file is checked in its name as people see it": [
      "problemOfDocument({ name, size: file.size })",
      "problemOfDocument(file)",
    ],
    "The content of a file agrees with its extension": ["if (type?.ext !== CONTENT[extension]) return false;", ""],
    "A document of a registration has no macros": [" && !MACROS.test(types)", ""],
    "A document of a registration has no macros, however their name is spelled": [
      "names.some((name) => MACROS.test(name))",
      'names.some((name) => name.includes("vbaProject"))',
    ],
    "An old document of a registration has no macros": [" && !bytes.includes(MACRO_STREAM)", ""],
    "An old document of a registration is a Word document": ["bytes.includes(WORD_STREAM) && ", ""],
    "A PDF of a registration begins with its first byte": [
      'return bytes.subarray(0, 5).equals(Buffer.from("%PDF-"));',
      "return true;",
    ],
  }),
  ...guardsIn("contract/src/features/academy/documents.ts", HOSTILE, {
    "A file of a registration is no larger than 5 MB": [
      "if (size > MAX_DOCUMENT_BYTES) return DOCUMENT_TOO_LARGE;",
      "",
    ],
    "A file of a registration has one extension": [
      "INNER_EXTENSION.test(name) ? TWO_EXTENSIONS : undefined",
      "undefined",
    ],
  }),
  ...guardsIn(`${REGISTRATIONS}/delete-unused-documents.ts`, [`${REGISTRATIONS}/keep-terms.test.ts`], {
    "Files of an existing registration are not deleted as unused": [
      "for (const id of unused)",
      "for (const id of registrationIds)",
    ],
    "Deleting unused files succeeds when none is unused": [
      'deleteFrom("academy_uploads").where("id", "in", registrationIds)',
      'deleteFrom("academy_uploads").where("id", "in", unused)',
    ],
  }),
  ...guardsIn(`${REGISTRATIONS}/registration.mail-jobs.ts`, REGISTERING, {
    "A blocked person gets no receipt of a registration": ['.where("user.blocked_at", "is", null)', ""],
    "A receipt of a registration is erased with its person": [
      "      userId: registration.user_id,\n",
      '      userId: "",\n',
    ],
    "A receipt names nobody when it goes to an address that is not the account's": [
      "registration.isOwnAddress ? registration.first_name : null",
      "registration.first_name",
    ],
  }),
  ...guardsIn(`${REGISTRATIONS}/queries/export-registrations.ts`, STAFF, {
    "Exports of registrations are limited": ['await limitMember(ctx, "downloads");', ""],
  }),
  ...guardsIn(`${REGISTRATIONS}/queries/download-documents.ts`, STAFF, {
    "Zips of registrations are limited": ['await limitMember(ctx, "downloads");', ""],
  }),
  ...guardsIn("contract/src/features/academy/staff-academy-registrations.ts", STAFF, {
    "Registrations are visible only to staff who manage the academy": [
      'const access = "manageAcademy";',
      'const access = "manageContent";',
    ],
  }),
  ...guardsIn(`${ACADEMY}/periods/period-opened.ts`, OPENED, {
    "People are notified of a period once": ['.where("period.told_at", "is", null)', ""],
    "People are notified of a period only while it is open": [".where(isOpenAt(now))", ""],
  }),
  ...guardsIn(`${ACADEMY}/periods/operations/save-period.ts`, PERIODS, {
    "A period is not overwritten by an editor who opened an older version of it": [
      "refuseStale(before, input.revision);",
      "",
    ],
    "A group with registrations cannot be deleted": ["if (chosen) throw", "if (false && chosen) throw"],
  }),
  ...guardsIn(`${ACADEMY}/periods/operations/keep-up-to-date.ts`, [`${ACADEMY}/periods/periods.test.ts`], {
    "Ending one's own updates about the academy does not end those of others": [
      '.where("user_id", "=", ctx.viewer.id)',
      "",
    ],
  }),
];

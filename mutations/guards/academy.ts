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
    "One registers for the academy while a period is open": ["if (!period.isOpen) throw periodClosed();", ""],
    "Nobody fills the mailbox of somebody else with receipts": ["if (isMailed) await", "await"],
    "One registers for groups of this period": ["if (groups.length < groupIds.length) throw noSuchGroup();", ""],
  }),
  ...guardsIn(`${REGISTRATIONS}/operations/register.ts`, RACES, {
    "Registrations of one person come one by one": [
      'await lockPersonRow(tx, ctx.viewer.id).select("users.id").execute();',
      "",
    ],
    "A registration that fails leaves no file behind": ["await deleteDocuments(ctx, [id]);", ""],
  }),
  ...guardsIn(`${REGISTRATIONS}/operations/withdraw.ts`, REGISTERING, {
    "A registration is not withdrawn once its period closed": ["if (!registration.isOpen) throw periodClosed();", ""],
  }),
  ...guardsIn(`${REGISTRATIONS}/registration.policy.ts`, REGISTERING, {
    "One withdraws one's own registration": [
      '.where("registration.user_id", "=", viewer.id)',
      '.where("registration.user_id", "is not", null).$if(viewer.id === "", (all) => all)',
    ],
  }),
  ...guardsIn(`${REGISTRATIONS}/document.ts`, HOSTILE, {
    "The name of a file is judged as people see it": [
      "problemOfDocument({ name, size: file.size })",
      "problemOfDocument(file)",
    ],
    "The content of a file agrees with its extension": ["if (type?.ext !== CONTENT[extension]) return false;", ""],
    "A document of a registration has no macros": [" && !MACROS.test(types)", ""],
    "A document of a registration has no macros whatever their name is written like": [
      "names.some((name) => MACROS.test(name))",
      'names.some((name) => name.includes("vbaProject"))',
    ],
    "An old document of a registration has no macros": [" && !bytes.includes(MACRO_STREAM)", ""],
    "An old document of a registration is one of Word": ["bytes.includes(WORD_STREAM) && ", ""],
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
    "Files of a registration that is there are not deleted as unused": [
      "for (const id of unused)",
      "for (const id of registrationIds)",
    ],
    "Deleting unused files succeeds when none is unused": [
      'deleteFrom("academy_uploads").where("id", "in", registrationIds)',
      'deleteFrom("academy_uploads").where("id", "in", unused)',
    ],
  }),
  ...guardsIn(`${REGISTRATIONS}/registration.mail-jobs.ts`, REGISTERING, {
    "Who is blocked gets no receipt of a registration": ['.where("user.blocked_at", "is", null)', ""],
    "A receipt of a registration is erased with its person": [
      "      userId: registration.user_id,\n",
      '      userId: "",\n',
    ],
    "No name goes to an address that nobody confirmed": [
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
    "Registrations are read by who manages the academy": [
      'const access = "manageAcademy";',
      'const access = "manageContent";',
    ],
  }),
  ...guardsIn(`${ACADEMY}/periods/period-opened.ts`, OPENED, {
    "A period is told of once": ['.where("period.told_at", "is", null)', ""],
    "A period is told of while it is open": [".where(isOpenAt(now))", ""],
  }),
  ...guardsIn(`${ACADEMY}/periods/operations/save-period.ts`, PERIODS, {
    "A period is changed by who opened its newest version": ["refuseStale(before, input.revision);", ""],
    "A group with registrations stays": ["if (chosen) throw", "if (false && chosen) throw"],
  }),
  ...guardsIn(`${ACADEMY}/periods/operations/keep-up-to-date.ts`, [`${ACADEMY}/periods/periods.test.ts`], {
    "Who stops being kept up to date stops it for nobody else": ['.where("user_id", "=", ctx.viewer.id)', ""],
  }),
];

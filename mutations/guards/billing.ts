import { guardsIn } from "../guard.ts";

const BILLING = "api/src/features/billing";
const INVOICES = `${BILLING}/invoices`;
const ISSUING = [`${INVOICES}/issuing.test.ts`];
const FILES = [`${INVOICES}/invoice-file.test.ts`];
const STAFF = [`${BILLING}/staff-billing.test.ts`];
const BOOKS = [`${INVOICES}/staff-invoices.test.ts`];
const OWN = ["api/src/features/enrolments/enrolments/download-invoice.test.ts"];

export const billingGuards = [
  ...guardsIn(`${INVOICES}/next-number.ts`, ISSUING, {
    "Two invoices that are issued at the same time wait for each other": ["    .forUpdate()\n", ""],
    "An invoice that waits for its number past New Year gets one of the new year": [
      "while (yearOf(clock.now()) !== year)",
      "while (year === 0)",
    ],
    "An invoice is never dated earlier than the one before it": ["counter.issued_at?.getTime() ?? 0", "0"],
    "The year of an invoice is that of Brussels time": ["Number(brusselsDay(at).slice(0, 4))", "at.getUTCFullYear()"],
  }),
  ...guardsIn(`${INVOICES}/issue-credit-note.ts`, ISSUING, {
    "Two credit notes of one invoice wait for each other": ["    .forUpdate()\n", ""],
    "No more is credited than was invoiced": ["amount > found.rest", "amount > 1e9"],
    "The amount of a credit note is above zero": ["amount < 0 || ", ""],
    "A credit note corrects an invoice, never another credit note": ['    .where("series", "=", "invoice")\n', ""],
    "Earlier credit notes count in what can still be credited": [
      "const lines = creditedLines(storedLines(invoice), credited, credits);",
      "const lines = creditedLines(storedLines(invoice), [], credits);",
    ],
  }),
  ...guardsIn(`${INVOICES}/issue-invoice.ts`, ISSUING, {
    "Nothing is invoiced without house data for the seller": ["if (!seller)", "if (seller === undefined)"],
  }),
  ...guardsIn(`${INVOICES}/invoice-file.ts`, FILES, {
    "An invoice whose stored file was altered is generated again": [
      "return sha256(bytes) === file_sha256 ? new Uint8Array(bytes) : undefined;",
      "return new Uint8Array(bytes);",
    ],
    "An invoice whose file is lost is generated again": ["|| !(await files.exists(file_key))", ""],
  }),
  ...guardsIn(`${INVOICES}/typeset-invoice.ts`, FILES, {
    "An invoice that is generated again has the same bytes": [
      "madeAt: new Date(`${invoice.date}T12:00:00Z`)",
      "madeAt: new Date()",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/download-invoice.ts", OWN, {
    "A person downloads only their own invoices": ['    .where("enrolment.user_id", "=", ctx.viewer.id)\n', ""],
    "The invoice that a course shows is the newest one, even after credit notes": [
      'eb("invoice.series", "=", "invoice")',
      "eb.lit(true)",
    ],
  }),
  ...guardsIn(`${BILLING}/house-data/staff-house-data.module.ts`, STAFF, {
    "A wrong IBAN is refused": ["!isValidIBAN(iban)", "iban === null"],
    "A wrong VAT number of the house is refused": ["wrongVat !== null &&", "wrongVat === undefined &&"],
    "Of two people who fill in the house data for the first time, only one succeeds": [
      'lock: (tx) => lockName(tx, "house_data"),',
      "",
    ],
    "House data that a colleague changed in the meantime is not overwritten": ["refuseStale(before, revision);", ""],
  }),
  ...guardsIn(`${BILLING}/vat-rates/staff-vat-rates.module.ts`, STAFF, {
    "What is exempt from VAT has a rate of zero": ["exemption !== null && percentage > 0", "percentage > 100"],
    "The VAT rate of courses cannot be deleted": ["if (isFixed) throw", "if (isFixed && uses < 0) throw"],
    "A VAT rate that an add-on uses cannot be deleted": [
      "if (uses > 0) throw refused",
      "if (uses > 100) throw refused",
    ],
  }),
  ...guardsIn(`${BILLING}/vat-numbers/vat-number.ts`, [`${BILLING}/vat-numbers/vat-number.test.ts`], {
    "The check digits of a Belgian VAT number are correct": [
      "? isValid : isValidFormat",
      "? isValidFormat : isValidFormat",
    ],
    "A VAT number begins with the code of a country": [" || !isVatCountry(number.slice(0, 2))", ""],
    "A VAT number has the format of its country": ["isValidFormat || !isSupportedCountry", "true"],
  }),
  ...guardsIn(
    "api/src/features/billing/invoices/invoicing.ts",
    ["api/src/features/enrolments/enrolments/enrolment-data.test.ts"],
    { "A wrong VAT number of a buyer is refused": ["...(wrongVat !== null && { invoicingVatNumber: wrongVat }),", ""] },
  ),
  ...guardsIn("contract/src/layer/fields.ts", ["contract/src/layer/fields.test.ts"], {
    "An amount sent as a number with more than two decimals is refused": [
      ".refine((number) => Math.round(number * 100) / 100 === number, says)",
      "",
    ],
    "An amount sent as text with more than two decimals is refused": ["(?:[.,]\\d{1,2})?$/", "(?:[.,]\\d+)?$/"],
  }),
  ...guardsIn(`${INVOICES}/queries/export-invoices.ts`, BOOKS, {
    "The audit log records who exported the books": ["await recordExport(ctx, {", "void ({"],
    "Credited amounts are negative in the books": ['series === "credit-note" ? -cents : cents', "cents"],
  }),
];

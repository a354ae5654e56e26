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
    "Two invoices that are issued at once wait for each other": ["    .forUpdate()\n", ""],
    "Who waits for a number over New Year gets one of the new year": [
      "while (yearOf(clock.now()) !== year)",
      "while (year === 0)",
    ],
    "An invoice never has an earlier moment than the one before": ["counter.issued_at?.getTime() ?? 0", "0"],
    "The year of an invoice is the one in Brussels": ["Number(brusselsDay(at).slice(0, 4))", "at.getUTCFullYear()"],
  }),
  ...guardsIn(`${INVOICES}/issue-credit-note.ts`, ISSUING, {
    "Two credit notes of one invoice wait for each other": ["    .forUpdate()\n", ""],
    "No more is credited than was invoiced": ["amount > found.rest", "amount > 1e9"],
    "A credit note is above zero": ["amount < 0 || ", ""],
    "A credit note corrects an invoice, never another credit note": ['    .where("series", "=", "invoice")\n', ""],
    "What was credited before counts": [
      "const lines = creditedLines(storedLines(invoice), credited, credits);",
      "const lines = creditedLines(storedLines(invoice), [], credits);",
    ],
  }),
  ...guardsIn(`${INVOICES}/issue-invoice.ts`, ISSUING, {
    "Nothing is invoiced without the house as the seller": ["if (!seller)", "if (seller === undefined)"],
  }),
  ...guardsIn(`${INVOICES}/invoice-file.ts`, FILES, {
    "A file that is not the one that was stored is made anew": [
      "return sha256(bytes) === file_sha256 ? new Uint8Array(bytes) : undefined;",
      "return new Uint8Array(bytes);",
    ],
    "An invoice whose file is lost is made anew": ["|| !(await files.exists(file_key))", ""],
  }),
  ...guardsIn(`${INVOICES}/typeset-invoice.ts`, FILES, {
    "An invoice that is made anew has the same bytes": [
      "madeAt: new Date(`${invoice.date}T12:00:00Z`)",
      "madeAt: new Date()",
    ],
  }),
  ...guardsIn("api/src/features/enrolments/enrolments/queries/download-invoice.ts", OWN, {
    "An invoice is nobody else's": ['    .where("enrolment.user_id", "=", ctx.viewer.id)\n', ""],
    "The invoice of a course is the newest, whatever was credited": [
      'eb("invoice.series", "=", "invoice")',
      "eb.lit(true)",
    ],
  }),
  ...guardsIn(`${BILLING}/house-data/staff-house-data.module.ts`, STAFF, {
    "A wrong IBAN is refused": ["!isValidIBAN(iban)", "iban === null"],
    "A wrong VAT number of the house is refused": ["wrongVat !== null &&", "wrongVat === undefined &&"],
    "Of two who fill in the house data first, one does": ['lock: (tx) => lockName(tx, "house_data"),', ""],
    "House data that a colleague changed meanwhile is not overwritten": ["refuseStale(before, revision);", ""],
  }),
  ...guardsIn(`${BILLING}/vat-rates/staff-vat-rates.module.ts`, STAFF, {
    "What is exempt of VAT has none": ["exemption !== null && percentage > 0", "percentage > 100"],
    "The rate of courses stays": ["if (isFixed) throw", "if (isFixed && uses < 0) throw"],
    "A rate that an add-on carries stays": ["if (uses > 0) throw refused", "if (uses > 100) throw refused"],
  }),
  ...guardsIn(`${BILLING}/vat-numbers/vat-number.ts`, [`${BILLING}/vat-numbers/vat-number.test.ts`], {
    "The digits of a Belgian VAT number add up": ["? isValid : isValidFormat", "? isValidFormat : isValidFormat"],
    "A VAT number is of a country": [" || !isVatCountry(number.slice(0, 2))", ""],
    "A VAT number has the form of its country": ["isValidFormat || !isSupportedCountry", "true"],
  }),
  ...guardsIn(
    "api/src/features/billing/invoices/invoicing.ts",
    ["api/src/features/enrolments/enrolments/enrolment-data.test.ts"],
    { "A wrong VAT number of a buyer is refused": ["...(wrongVat !== null && { invoicingVatNumber: wrongVat }),", ""] },
  ),
  ...guardsIn("contract/src/layer/fields.ts", ["contract/src/layer/fields.test.ts"], {
    "A number of an amount with more than two decimals is refused": [
      ".refine((number) => Math.round(number * 100) / 100 === number, says)",
      "",
    ],
    "A text of an amount with more than two decimals is refused": ["(?:[.,]\\d{1,2})?$/", "(?:[.,]\\d+)?$/"],
  }),
  ...guardsIn(`${INVOICES}/queries/export-invoices.ts`, BOOKS, {
    "Who took the books along stands in the audit log": ["await recordExport(ctx, {", "void ({"],
    "What is credited stands below zero in the books": ['series === "credit-note" ? -cents : cents', "cents"],
  }),
];

import { type Options, stringify } from "csv-stringify";

/** The format that Excel with Belgian settings opens: semicolons and a byte order mark. */
const BELGIAN: Options = { delimiter: ";", bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ };

/**
 * Where a spreadsheet may begin a cell: at the start, and after any character that separates cells or rows in some
 * locale. With another separator than ours, quotes do not protect a cell.
 */
const FORMULA = /(?<=^|[,;|\t\r\n])([ "']*)(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Prevents CSV injection: spreadsheets evaluate cells that begin with `=`, `+`, `-`, `@`, a tab or a return. A leading
 * apostrophe makes them text.
 */
const escapeFormulas = (text: string) => text.replaceAll(FORMULA, "$1'");

/**
 * A telephone number with a prefix, so that its `+` is no formula and its leading 0 is kept: `+32 470 12 34 56` becomes
 * `tel. +32 470 12 34 56`.
 */
export const phoneCell = (phone: string | null) => phone && `tel. ${phone}`;

/**
 * An amount in Belgian notation, so that a spreadsheet can add it up. Not a string: the minus sign of a credited amount
 * would be escaped as a formula.
 */
export const amountCell = (cents: number) => ({ cents });
export type AmountCell = ReturnType<typeof amountCell>;
const amountText = ({ cents }: Partial<AmountCell>) => ((cents ?? 0) / 100).toFixed(2).replace(".", ",");

/** A transform stream from rows to a CSV file; all strings are escaped. */
export const createCsvStream = () => stringify({ ...BELGIAN, cast: { string: escapeFormulas, object: amountText } });

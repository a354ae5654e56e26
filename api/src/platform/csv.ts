import { type Options, stringify } from "csv-stringify";

/** As Excel in Belgium opens it: semicolons, and a mark of UTF-8. */
const BELGIAN: Options = { delimiter: ";", bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ };

/**
 * Where a spreadsheet begins a cell: at the start, and after whatever separates cells or rows in the settings of who
 * opens the file, which need not be ours. In the settings of another country our quotes do not hold a cell together.
 */
const FORMULA = /(^|[,;|\t\r\n])([ "']*)(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g;

/**
 * Words that people typed, as words: a spreadsheet takes what begins with `=`, `+`, `-`, `@`, a tab or a return for a
 * formula, which can send what stands beside it elsewhere. An apostrophe before it makes it text.
 */
const escapeFormulas = (words: string) => words.replaceAll(FORMULA, "$1$2'");

/**
 * A telephone number as a cell: after a word, so that its `+` begins no formula and its first 0 stays, while the number
 * itself stands as it was typed. `+32 470 12 34 56` is `tel. +32 470 12 34 56`.
 */
export const phoneCell = (phone: string | null) => phone && `tel. ${phone}`;

/** A stream that takes rows and gives a CSV file; numbers are numbers, all words are text. */
export const createCsvStream = () => stringify({ ...BELGIAN, cast: { string: escapeFormulas } });

import * as z from "zod";

/*
 * What people type, without control characters: no mail, CSV, feed or database takes them well. Every string in a body
 * or query of the contract begins with one of these (typed-text.test.ts). Soft hyphens and joiners are no control
 * characters, and stay.
 */

/** Whatever breaks a line, including what a PDF or Word puts there. */
const LINE_BREAKS = /\r\n|[\n\r\v\f\u0085]/g;
const BREAKS_AND_TABS = /[\t\n\r\v\f\u0085\u2028\u2029]+/g;
/** Half of a character that was cut in two (`\p{Cs}`) counts as one: the database refuses it in JSON. */
const OTHER_CONTROLS = /[^\P{Cc}\t\n]|\p{Cs}/gu;

/** Characters that would reverse the sentence that a title or name is put in. */
const TURNS_OF_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/** A tab or line break that was pasted into one line becomes a space, so that words stay apart. */
const onOneLine = (typed: string) =>
  typed.replaceAll(BREAKS_AND_TABS, " ").replaceAll(OTHER_CONTROLS, "").replaceAll(TURNS_OF_DIRECTION, "");

/** Keeps lines and tabs; whatever breaks a line becomes a newline. */
export const withoutControls = (typed: string) => typed.replaceAll(LINE_BREAKS, "\n").replaceAll(OTHER_CONTROLS, "");

/** Nothing but spaces, soft hyphens, joiners, fillers and the like, or the empty pattern of braille. */
const NOTHING_TO_SEE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;
const withSomethingToSee = (typed: string) => (NOTHING_TO_SEE.test(typed) ? "" : typed);

/** One line: a title, a name, an address. It is empty if nothing in it is visible. */
export const typedLine = () => z.string().overwrite(onOneLine).overwrite(withSomethingToSee);

/** Several lines, or markup. */
export const typedText = () => z.string().overwrite(withoutControls);

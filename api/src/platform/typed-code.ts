import { randomInt } from "node:crypto";

/** Without characters that look alike; five random bits each. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

interface CodeShape {
  groups: number;
  lettersPerGroup: number;
}

/** A random code that people copy by hand, in groups: `ABCDE-FGH23`. */
export function newTypedCode({ groups, lettersPerGroup }: CodeShape) {
  const group = () => Array.from({ length: lettersPerGroup }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** The letters and digits of a code as somebody typed it: its case, spaces and dashes do not matter. */
export const lettersOfCode = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

/** Letters and digits in groups as `newTypedCode` makes them, the last one perhaps shorter. */
export const inGroups = (letters: string, lettersPerGroup: number) =>
  (letters.match(new RegExp(`.{1,${lettersPerGroup}}`, "g")) ?? []).join("-");

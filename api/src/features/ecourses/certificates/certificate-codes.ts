import { inGroups, lettersOfCode, newTypedCode } from "#platform/typed-code.ts";

/** Sixty random bits, so that nobody can guess a code. */
const SHAPE = { groups: 3, lettersPerGroup: 4 };

export const newCertificateCode = () => newTypedCode(SHAPE);

/** A typed code in the form in which it is stored. */
export const certificateCodeOf = (typed: string) => inGroups(lettersOfCode(typed), SHAPE.lettersPerGroup);

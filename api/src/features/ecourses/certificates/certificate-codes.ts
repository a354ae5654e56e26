import { inGroups, lettersOfCode, newTypedCode } from "#platform/typed-code.ts";

/** Sixty random bits: nobody finds one by trying. */
const SHAPE = { groups: 3, lettersPerGroup: 4 };

export const newCertificateCode = () => newTypedCode(SHAPE);

/** A code as it is kept, of how somebody typed it. */
export const certificateCodeOf = (typed: string) => inGroups(lettersOfCode(typed), SHAPE.lettersPerGroup);

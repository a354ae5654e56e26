/**
 * How many more characters fit, negative when there are too many. Counted as the contract does: an emoji is one, though
 * JavaScript counts two.
 */
export const charactersLeft = (max: number, typed: string | null | undefined) => max - [...(typed ?? "")].length;

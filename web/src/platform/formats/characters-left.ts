/**
 * How many characters fit yet, negative when there are too many; counted as the contract does: an emoji is one, though
 * JavaScript takes it for two.
 */
export const charactersLeft = (max: number, typed: string | null | undefined) => max - [...(typed ?? "")].length;

import { formatCount } from "#platform/formats/numbers.ts";

export const personTileMessages = {
  textCount: (count: number) =>
    count === 0 ? "Nog geen teksten" : `${formatCount(count)} ${count === 1 ? "tekst" : "teksten"}`,
};

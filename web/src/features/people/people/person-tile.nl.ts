import { plural } from "#platform/formats/numbers.ts";

export const personTileMessages = {
  textCount: (count: number) => (count === 0 ? "Nog geen teksten" : plural(count, "tekst", "teksten")),
};

import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { allDrawings, DRAWN, drawnFilesOf, fileNameOf } from "./drawings.ts";
import { wordsOf } from "./picture-words.ts";

it("has a file for every picture of the demo and no other (npm run demo:pictures)", async () => {
  const wanted = (await allDrawings()).flatMap((drawing) =>
    drawnFilesOf(drawing).map((file) => fileNameOf(drawing, file)),
  );
  expect((await readdir(DRAWN)).toSorted()).toEqual([...new Set(wanted)].toSorted());
});

it("says of every picture what there is to see, and of most who made it", async () => {
  const words = (await allDrawings()).map(wordsOf);
  expect(words.filter(({ alt }) => alt === "")).toEqual([]);
  expect(words.filter(({ maker }) => maker !== null).length).toBeGreaterThan(words.length / 2);
});

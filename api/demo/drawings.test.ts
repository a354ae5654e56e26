import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { allDrawings, DRAWN, drawnFilesOf, fileNameOf } from "./drawings.ts";
import { wordsOf } from "./picture-words.ts";

it("the drawn pictures are exactly those that the demo shows (npm run demo:pictures)", async () => {
  const wanted = (await allDrawings()).flatMap((drawing) =>
    drawnFilesOf(drawing).map((file) => fileNameOf(drawing, file)),
  );
  expect((await readdir(DRAWN)).toSorted()).toEqual([...new Set(wanted)].toSorted());
});

it("every picture of the demo has an alt text, and most have a maker", async () => {
  const words = (await allDrawings()).map(wordsOf);
  expect(words.filter(({ alt }) => alt === "")).toEqual([]);
  expect(words.filter(({ maker }) => maker !== null).length).toBeGreaterThan(words.length / 2);
});

import { readdir } from "node:fs/promises";
import { expect, it } from "vitest";
import { allDrawings, DRAWN, drawnFilesOf, fileNameOf } from "./drawings.ts";

it("has a file for every picture of the demo and no other (npm run demo:pictures)", async () => {
  const wanted = (await allDrawings()).flatMap((drawing) =>
    drawnFilesOf(drawing).map((file) => fileNameOf(drawing, file)),
  );
  expect((await readdir(DRAWN)).toSorted()).toEqual([...new Set(wanted)].toSorted());
});

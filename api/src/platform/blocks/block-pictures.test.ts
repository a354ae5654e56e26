import { expect, it } from "vitest";
import { loadBlockPictures } from "./block-pictures.ts";

it("loads our own pictures in text order, without duplicates and without those that may not be shown", async () => {
  const id = (digit: number) => `${digit}`.repeat(8) + "-5f51-4a35-9d5a-0c7f4f6f2f10";
  const shown = (digit: number) => `<img src="/media/images/${id(digit)}/default.webp" alt="Zee" />`;
  const body = `${shown(2)}<img alt="x" src="/media/images/${id(3)}/sm.webp" />${shown(2)}<img src="https://x.example/images/${id(4)}/default.webp" /><img src="/media/../geheim" /><p>src="/media/images/${id(5)}/default.webp"</p>`;
  const checked: string[] = [];
  const exists = async (key: string) => checked.push(key) < 0;
  await loadBlockPictures(
    { exists } as never,
    [
      { body, image_id: id(1) },
      { body: shown(6), image_id: null },
    ],
    async (ids) => {
      expect(ids).toEqual([1, 2, 3, 6].map(id));
      return new Map([1, 2, 3].map((digit) => [id(digit), "De zee"]));
    },
  );
  expect(checked).toEqual([`images/${id(1)}/default.webp`, `images/${id(2)}/default.webp`, `images/${id(3)}/sm.webp`]);
});

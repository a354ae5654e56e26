import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const listOf = async (path: string) => (await test.browser().get(`/${path}`)).body.data;

it.each([
  ["course-types", [1, 2, 3, 4, 5, 6]],
  ["course-regions", [1, 2, 3, 4, 5, 6, 7, 8]],
  ["course-durations", [1, 2, 3, 4, 5, 6, 7]],
  ["course-age-categories", [1, 4, 5, 6, 2, 3]],
  ["course-student-levels", [1, 2, 3, 4]],
])("everybody reads %s in the order of the staff room, with one statement", async (path, ids) => {
  const list = await listOf(path);
  expect(list.map(({ id }: { id: number }) => id)).toEqual(ids);
  for (const { name } of list) expect(name).toEqual(expect.any(String));
  const visitor = test.browser();
  expect(await test.countQueries(() => visitor.get(`/${path}`))).toBe(1);
});

it("a course type says whether only admins may choose it", async () => {
  const types = await listOf("course-types");
  expect(types.filter(({ adminOnly }: { adminOnly: boolean }) => adminOnly)).toEqual([
    { id: 6, name: "Traject van het huis", adminOnly: true },
  ]);
});

it("only discounts that are still given are listed, with who gets them", async () => {
  const row = { basispoints: 1250, conditions: "Wie jonger is dan 26." };
  const read = { percentage: 12.5, conditions: row.conditions };
  await test.services.db
    .insertInto("course_discount_types")
    .values([
      { ...row, name: "Voor leden", position: 3 },
      { ...row, name: "Jongeren", position: 1 },
      { ...row, name: "Van vroeger", position: 2, is_active: false },
    ])
    .execute();
  expect(await listOf("course-discount-types")).toEqual([
    { ...read, id: expect.any(Number), name: "Jongeren" },
    { ...read, id: expect.any(Number), name: "Voor leden" },
  ]);
});

import { expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { compiledOnce } from "./compiled-once.ts";

const test = useTestApi();

it("a query that is built once returns the rows for each caller's own values, even simultaneously", async () => {
  let built = 0;
  const genre = compiledOnce((db, { id }: { id: number }) => {
    built++;
    return db.selectFrom("genres").select("name").where("id", "=", id).where("id", ">", 0);
  });
  const { db } = test.services;
  const all = await db.selectFrom("genres").select(["id", "name"]).orderBy("id").execute();
  expect(all.length).toBeGreaterThan(2);
  const found = await Promise.all(all.map(({ id }) => genre(db, { id })));
  expect(found).toEqual(all.map(({ name }) => [{ name }]));
  expect(await genre(db, { id: -1 })).toEqual([]);
  expect(built).toBe(1);
});

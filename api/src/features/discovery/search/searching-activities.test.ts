import { HOME_FEED_TAG, type SearchQuery } from "@inktvis/contract/features/discovery/search";
import { expect, it } from "vitest";
import { hours, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anActivity } from "#features/activities/activities/activity.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { searching } from "./searching.factory.ts";

const test = useTestApi();
const { search } = searching(test);

const titles = async (q: Partial<SearchQuery> = {}) =>
  (await search({ models: ["activity"], ...q })).data.map(({ title }: { title: string }) => title);

/** Creates an activity that starts in this many hours and lasts an hour. */
const inHours = (title: string, from: number, wanted: Parameters<typeof anActivity>[1] = {}) => {
  const date_from = later(test.clock.now(), hours(from));
  return anActivity(test.services, { title, date_from, date_to: later(date_from, hours(1)), ...wanted });
};

it("finds by title, organiser, place and description", async () => {
  await anActivity(test.services, {
    title: "Voorleesnacht",
    organizer: "Het Wolkenhuis",
    location: "Kortrijk",
    description: "<p>Met <em>kampvuren</em>.</p>",
  });
  for (const typed of ["voorleesnachten", "wolkenhuis", "kortrijk", "kampvuur", "kampv"])
    expect(await titles({ text: typed }), typed).toEqual(["Voorleesnacht"]);
  const { data } = await search({ models: ["activity"], text: "kampvuren" });
  expect(data[0]).toMatchObject({ model: "activity", organizer: "Het Wolkenhuis", isPassed: false });
  expect(data[0].snippet).toContainEqual({ text: "kampvuren", hit: true });
  expect((await search({ models: ["activity"], text: "voorleesnagt" })).meta.near).toBe(true);
});

it("finds no activity of a blocked organiser", async () => {
  const blocked = await aPerson(test.services, { blocked_at: test.clock.now() });
  await anActivity(test.services, { title: "Kanarieduif", organizer_id: blocked.id });
  for (const text of ["kanarieduif", "kanarieduiv"]) expect(await titles({ text })).toEqual([]);
});

it("filters by genre, and by activities that are not over", async () => {
  await inHours("Zwaluw voorbij", -1, { genres: [2] });
  await inHours("Zwaluw bezig", -0.5, { genres: [2, 3] });
  await inHours("Zwaluw straks", 2, { genres: [4] });
  const sort = { field: "date_from", order: "asc" } as const;
  const swallows = (q: Partial<SearchQuery>) => titles({ text: "zwaluw", sort, ...q });
  const active = (is: boolean) => ({ modelConfigurations: { activity: { active: is } } });
  expect(await swallows({})).toEqual(["Zwaluw voorbij", "Zwaluw bezig", "Zwaluw straks"]);
  expect(await swallows(active(true))).toEqual(["Zwaluw bezig", "Zwaluw straks"]);
  expect(await swallows(active(false))).toEqual(["Zwaluw voorbij"]);
  expect(await swallows({ filters: { genres: [3, 4] } })).toEqual(["Zwaluw bezig", "Zwaluw straks"]);
  expect(await swallows({ filters: { genres: [2] }, ...active(true) })).toEqual(["Zwaluw bezig"]);
  expect(await swallows({ filters: { tags: [HOME_FEED_TAG] } })).toEqual(["Zwaluw bezig", "Zwaluw straks"]);
  expect(await swallows({ filters: { tags: [1] } })).toEqual([]);
});

it("sorts by the start, or those that are not over first, with the next one on top", async () => {
  for (const [title, from] of [
    ["lang voorbij", -90],
    ["laatst", 90],
    ["voorbij", -9],
    ["eerst", 1],
  ] as const) {
    test.clock.advance(1000);
    await inHours(`Ooievaar ${title}`, from);
  }
  const inOrder = async (field: "active" | "date_from" | "date", order: "asc" | "desc") =>
    (await titles({ text: "ooievaar", sort: { field, order } })).map((title: string) => title.replace("Ooievaar ", ""));
  expect(await inOrder("active", "desc")).toEqual(["eerst", "laatst", "voorbij", "lang voorbij"]);
  expect(await inOrder("date_from", "asc")).toEqual(["lang voorbij", "voorbij", "eerst", "laatst"]);
  expect(await inOrder("date", "desc")).toEqual(["eerst", "voorbij", "laatst", "lang voorbij"]);
});

it("counts an activity as over at the last instant of its day in Brussels", async () => {
  test.clock.set(new Date("2026-10-25T12:00:00Z"));
  // This day is twenty-five hours long, because the clocks go back.
  const day = { date_from: new Date("2026-10-24T22:00:00Z"), date_to: new Date("2026-10-25T22:59:59.999Z") };
  await anActivity(test.services, { title: "Klokuur", ...day, from_is_day: true, to_is_day: true });
  const active = { text: "klokuur", modelConfigurations: { activity: { active: true } } };
  test.clock.set(new Date("2026-10-25T22:59:59Z"));
  expect(await titles(active)).toEqual(["Klokuur"]);
  test.clock.set(day.date_to);
  expect(await titles(active)).toEqual([]);
  const { data } = await search({ models: ["activity"], text: "klokuur" });
  expect(data).toMatchObject([{ dateFrom: "2026-10-25", dateTo: "2026-10-25", isPassed: true }]);
});

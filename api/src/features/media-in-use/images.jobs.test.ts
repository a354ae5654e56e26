import { expect, it, vi } from "vitest";
import { days, later } from "#platform/clock.ts";
import { imageKey } from "#platform/files/media.ts";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { useTestApi } from "#testing/test-api.ts";
import { imageJobs } from "./images.jobs.ts";

const test = useTestApi();

async function uploaded(ownerId: string, { daysAgo }: { daysAgo: number }) {
  const { id } = await storeImage(test.services, { bytes: await aPicture(), ownerId, field: "file" });
  const created_at = later(test.clock.now(), -days(daysAgo));
  await test.services.db.updateTable("images").set({ created_at }).where("id", "=", id).execute();
  return id;
}
const isThere = async (id: string) => {
  const row = await test.services.db.selectFrom("images").select("id").where("id", "=", id).executeTakeFirst();
  return [row !== undefined, await test.services.files.exists(imageKey(id))];
};

it("a picture that nothing shows is deleted in the week after its thirtieth day; shown and newer ones stay", async () => {
  const { id: ownerId } = await aPerson(test.services);
  const other = await aPerson(test.services);
  const [old, young, shown, kept, pasted] = await Promise.all(
    [31, 29, 31, 31, 31].map((daysAgo) => uploaded(ownerId, { daysAgo })),
  );
  const showing = (id = "") => `<p>Zie <img src="/media/images/${id}/default.webp" alt="de zee"></p>`;
  await aText(test.services, { author_id: ownerId, body: showing(shown) });
  await aText(test.services, { author_id: other.id, body: showing(pasted) });
  const browser = await test.browser().signInAs(ownerId);
  const draft = { textId: null, title: "Klad", genres: [], private: 1, membersOnly: 0, body: showing(kept) };
  expect((await browser.put(`/me/drafts/${crypto.randomUUID()}`, draft)).status).toBeLessThan(300);
  await test.runScheduled("images.sweep-unused");
  for (const id of [young, shown, kept]) expect(await isThere(id ?? "")).toEqual([true, true]);
  // Somebody else who pastes the address of a picture does not count as showing it.
  for (const id of [old, pasted]) expect(await isThere(id ?? "")).toEqual([false, false]);
});

it("files that could not be deleted are deleted by the next attempt", async () => {
  const { id: ownerId } = await aPerson(test.services);
  const id = await uploaded(ownerId, { daysAgo: 0 });
  const [deleteUnused] = imageJobs;
  const attempt = () => deleteUnused?.run(test.services, { imageIds: [id], ownerId });
  const failing = vi.spyOn(test.services.files, "deleteAll").mockRejectedValueOnce(new Error("away"));
  await expect(attempt()).rejects.toThrow("away");
  failing.mockRestore();
  expect(await isThere(id)).toEqual([true, true]);
  await attempt();
  expect(await isThere(id)).toEqual([false, false]);
});

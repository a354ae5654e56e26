import { describe, expect, it } from "vitest";
import { useTestApi } from "../../platform/testing/test-api.ts";
import { aPerson } from "../people/person.factory.ts";
import { aText } from "../texts/text.factory.ts";
import { notify } from "./notify.ts";

const test = useTestApi();

const tell = (to: string[], title = "Een tekst", happening: string = crypto.randomUUID()) =>
  test.services.db.transaction().execute((tx) =>
    notify(tx, {
      to,
      type: "newTextFromFollow",
      data: { user: { nickname: "An", slug: "an" }, text: { title, slug: "een-tekst" } },
      happening,
      now: test.clock.now(),
    }),
  );

async function aMember() {
  const person = await aPerson(test.services);
  return { id: person.id, browser: await test.browser().signInAs(person.id) };
}

describe("notifications (spec 1 §2.4, §7)", () => {
  it("are listed while unread, and counted alike", async () => {
    const { id, browser } = await aMember();
    await tell([id], "Eerste");
    test.clock.advance(1000);
    await tell([id], "Tweede");
    const { body } = await browser.get("/me/notifications");
    expect(body.data.map(({ data }: any) => data.text.title)).toEqual(["Tweede", "Eerste"]);
    expect(body.data[0]).toMatchObject({ type: "newTextFromFollow", data: { user: { slug: "an" } } });
    expect(body.meta.total).toBe(2);
    expect((await browser.get("/me/notifications/count")).body).toEqual({ data: { count: 2 } });
  });

  it("leave the list when they are read; again is no mistake", async () => {
    const { id, browser } = await aMember();
    await tell([id]);
    const [{ id: notification }] = (await browser.get("/me/notifications")).body.data;
    for (let time = 0; time < 2; time++)
      expect((await browser.post(`/me/notifications/${notification}/read`)).status).toBe(204);
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
  });

  it("all leave it at once, but for those that nobody saw yet", async () => {
    const [{ id, browser }, other] = [await aMember(), await aMember()];
    await tell([id, other.id]);
    await tell([id]);
    // Seen from any page of the list.
    const { newestAt } = (await browser.get("/me/notifications?page=2")).body.meta;
    test.clock.advance(1000);
    await tell([id], "Net gekomen");
    expect((await browser.post("/me/notifications/read-all", { until: newestAt })).status).toBe(204);
    expect((await browser.get("/me/notifications")).body.data).toMatchObject([
      { data: { text: { title: "Net gekomen" } } },
    ]);
    expect((await browser.post("/me/notifications/read-all")).status).toBe(204);
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
    expect((await other.browser.get("/me/notifications/count")).body.data.count).toBe(1);
  });

  it("are nobody else's to see or to mark", async () => {
    const [owner, other] = [await aMember(), await aMember()];
    await tell([owner.id]);
    const [{ id }] = (await owner.browser.get("/me/notifications")).body.data;
    expect((await other.browser.post(`/me/notifications/${id}/read`)).status).toBe(404);
    expect((await other.browser.get("/me/notifications")).body.data).toEqual([]);
    expect((await owner.browser.get("/me/notifications/count")).body.data.count).toBe(1);
  });

  it("are silent about a text that is private since, which others do not see either", async () => {
    const { id, browser } = await aMember();
    const text = await aText(test.services, { title: "Ingetrokken" });
    const data = { user: { nickname: "An", slug: "an" }, text: { title: text.title, slug: text.slug } };
    await test.services.db
      .transaction()
      .execute((tx) =>
        notify(tx, { to: [id], type: "newTextFromFollow", data, happening: text.id, now: test.clock.now() }),
      );
    await tell([id], "Nog openbaar");
    const hide = (is_private: boolean) =>
      test.services.db.updateTable("texts").set({ is_private }).where("id", "=", text.id).execute();
    for (const [isPrivate, count] of [
      [true, 1],
      [false, 2],
    ] as const) {
      await hide(isPrivate);
      const { body, text: said } = await browser.get("/me/notifications");
      expect([body.data.length, body.meta.total, said.includes("Ingetrokken")]).toEqual([count, count, !isPrivate]);
      expect((await browser.get("/me/notifications/count")).body.data.count).toBe(count);
    }
  });

  it("are told only when what they tell of happened", async () => {
    const { id, browser } = await aMember();
    const failing = test.services.db.transaction().execute(async (tx) => {
      await notify(tx, {
        to: [id],
        type: "contestDeadlinePassed",
        data: { contest: { title: "x", slug: "x" } },
        happening: "x",
        now: test.clock.now(),
      });
      throw new Error("it did not");
    });
    await expect(failing).rejects.toThrow("it did not");
    expect((await browser.get("/me/notifications/count")).body.data.count).toBe(0);
  });
});

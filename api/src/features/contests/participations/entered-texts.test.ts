import { describe, expect, it } from "vitest";
import { statusesInOrder } from "#testing/in-order.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEntrant } from "./entrant.factory.ts";
import { freezeEntry } from "./freeze.ts";
import { useFullEntries } from "./full-entry.factory.ts";

const test = useTestApi();
const { aFullEntry, textRow } = useFullEntries(test);

describe("a text of an entry", () => {
  const form = { title: "Tekst 1", body: "<p>Ja.</p>", genres: [1], private: 0 };

  it("stays private until the contest has ended, and names the contest", async () => {
    const { entry, browser, text, contest } = await aFullEntry();
    expect((await browser.get(`/texts/${text.slug}`)).body.data.me.enteredIn).toBeNull();
    await entry.finalize();
    const { status, body } = await browser.put(`/texts/${text.slug}`, form);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      private: ["Deze tekst doet mee aan ‘Water’ en blijft privé tot die wedstrijd afgelopen is."],
    });
    expect((await browser.get(`/texts/${text.slug}`)).body.data.me.enteredIn).toEqual({
      slug: contest.slug,
      title: "Water",
    });
    const ended = { ended_at: test.clock.now() };
    await test.services.db.updateTable("contests").set(ended).where("id", "=", contest.id).execute();
    expect((await browser.put(`/texts/${text.slug}`, form)).status).toBe(200);
  });

  it("is not published while it is handed in", async () => {
    const { id, browser, text } = await aFullEntry();
    const statuses = await statusesInOrder(test)(
      (tx) => freezeEntry(tx, { participationId: id, ageCategoryId: null, now: test.clock.now() }),
      [() => browser.put(`/texts/${text.slug}`, form)],
    );
    expect(statuses).toEqual([422]);
    expect((await textRow(text.id)).is_private).toBe(true);
  });

  it("does not reveal to others in which contest it is entered", async () => {
    const { text, entry } = await aFullEntry();
    await entry.finalize();
    await test.services.db.updateTable("texts").set({ is_private: false }).where("id", "=", text.id).execute();
    const { browser } = await anEntrant(test);
    expect((await browser.get(`/texts/${text.slug}`)).body.data.me.enteredIn).toBeNull();
  });
});

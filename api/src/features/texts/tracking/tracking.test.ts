import { describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { minutes } from "#platform/clock.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "../texts/text.factory.ts";
import { trackingJobs } from "./tracking.jobs.ts";

const test = useTestApi();

const tokenOf = async (slug: string, browser: TestBrowser = test.browser()) =>
  (await browser.get(`/texts/${slug}/tr`)).body.data.token as string;
const countsOf = async (id: string) => {
  const { views, reads } = await test.services.db
    .selectFrom("texts")
    .select(["views", "reads"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { views, reads };
};
const track = (kind: "view" | "read", token: string, browser: TestBrowser = test.browser()) =>
  browser.post(`/texts/t/${kind}`, { token });

describe("counting views and reads (docs/product/texts.md#counting)", () => {
  it("counts a view and a read once per token, even for a visitor", async () => {
    const text = await aText(test.services);
    const token = await tokenOf(text.slug);
    for (let time = 0; time < 2; time++) {
      expect((await track("view", token)).status).toBe(204);
      expect((await track("read", token)).status).toBe(204);
      expect(await countsOf(text.id)).toEqual({ views: 1, reads: 1 });
    }
  });

  it("is shown to the author and to staff, and to nobody else", async () => {
    const text = await aText(test.services);
    await track("view", await tokenOf(text.slug));
    const readAs = async (browser: TestBrowser) => {
      const { views, reads } = (await browser.get(`/texts/${text.slug}`)).body.data;
      return { views, reads };
    };
    const member = await aPerson(test.services);
    const editor = await aPerson(test.services, { roles: ["editor"] });
    for (const id of [text.authorId, editor.id])
      expect(await readAs(await test.browser().signInAs(id))).toEqual({ views: 1, reads: 0 });
    for (const browser of [test.browser(), await test.browser().signInAs(member.id)])
      expect(await readAs(browser)).toEqual({ views: null, reads: null });
  });

  it("is exact when a hundred visits, and one token a hundred times, are counted at once", async () => {
    const text = await aText(test.services);
    const tokens = await Promise.all(Array.from({ length: 100 }, () => tokenOf(text.slug)));
    await Promise.all(tokens.flatMap((token) => [track("view", token), track("read", tokens[0] ?? "")]));
    expect(await countsOf(text.id)).toEqual({ views: 100, reads: 1 });
  });

  it("counts nothing for a token that is an hour old", async () => {
    const text = await aText(test.services);
    const token = await tokenOf(text.slug);
    test.clock.advance(minutes(59));
    await track("view", token);
    test.clock.advance(minutes(1));
    await track("read", token);
    expect(await countsOf(text.id)).toEqual({ views: 1, reads: 0 });
  });

  it("counts nothing for a forged or changed token", async () => {
    const [text, other] = [await aText(test.services), await aText(test.services)];
    const token = await tokenOf(text.slug);
    const [, ...rest] = token.split(".");
    for (const forged of [
      "x",
      "",
      `${other.id}.${rest.join(".")}`,
      `${token}x`,
      token.replace(".1.", ".0."),
      "a.b.c.d.e",
    ])
      expect((await track("view", forged)).status).toBe(forged === "" ? 422 : 204);
    expect([await countsOf(text.id), await countsOf(other.id)]).toEqual(
      Array.from({ length: 2 }, () => ({ views: 0, reads: 0 })),
    );
  });

  it("counts no reads of one's own text, whose me.can.track is false", async () => {
    const text = await aText(test.services);
    const author = await test.browser().signInAs(text.authorId);
    expect((await author.get(`/texts/${text.slug}`)).body.data.me.can.track).toBe(false);
    expect((await test.browser().get(`/texts/${text.slug}`)).body.data.me.can.track).toBe(true);
    const token = await tokenOf(text.slug, author);
    await track("view", token, author);
    await track("read", token, author);
    expect(await countsOf(text.id)).toEqual({ views: 1, reads: 0 });
  });

  it("counts nothing for a text that has become private", async () => {
    const text = await aText(test.services);
    const token = await tokenOf(text.slug);
    await test.services.db.updateTable("texts").set({ is_private: true }).where("id", "=", text.id).execute();
    await track("view", token);
    expect(await countsOf(text.id)).toEqual({ views: 0, reads: 0 });
  });

  it("deletes used tokens once they are too old to count anyway", async () => {
    const text = await aText(test.services);
    await track("view", await tokenOf(text.slug));
    const kept = () => test.services.db.selectFrom("tracked_tokens").select("kind").execute();
    expect(await kept()).not.toEqual([]);
    test.clock.advance(minutes(61));
    for (const { run } of trackingJobs) await run(test.services, {});
    expect(await kept()).toEqual([]);
  });
});

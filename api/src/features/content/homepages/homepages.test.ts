import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";

const test = useTestApi();
const get = (slug: string) => test.browser().get(`/homepages/${slug}`);

describe("a home page", () => {
  it("returns its spotlight and its calls to action, in order", async () => {
    const { db } = test.services;
    await db
      .insertInto("homepages")
      .values({
        slug: "creatief-schrijven",
        spotlight_pretitle: "Nu",
        spotlight_title: "De zomer",
        spotlight_body: "Schrijf hem op.",
        spotlight_button_text: "Begin",
        spotlight_button_url: "/schrijven",
      })
      .execute();
    await db
      .insertInto("calls_to_action")
      .values([
        { homepage_slug: "creatief-schrijven", position: 2, title: "Tweede", body: "" },
        { homepage_slug: "creatief-schrijven", position: 1, title: "Eerste", body: "Doe mee." },
      ])
      .execute();
    const { status, body } = await get("creatief-schrijven");
    expect(status).toBe(200);
    expect(body.data).toEqual({
      slug: "creatief-schrijven",
      spotlight: {
        pretitle: "Nu",
        title: "De zomer",
        body: "Schrijf hem op.",
        buttonText: "Begin",
        buttonUrl: "/schrijven",
      },
      callToActions: [
        { pretitle: null, title: "Eerste", body: "Doe mee.", buttonText: null, buttonUrl: null },
        { pretitle: null, title: "Tweede", body: "", buttonText: null, buttonUrl: null },
      ],
    });
    expect(await test.countQueries(() => get("creatief-schrijven"))).toBe(1);
  });

  it("may lack a spotlight and calls to action", async () => {
    await test.services.db.insertInto("homepages").values({ slug: "kaal" }).execute();
    expect((await get("kaal")).body.data).toEqual({ slug: "kaal", spotlight: null, callToActions: [] });
    expect((await get("bestaat-niet")).status).toBe(404);
  });
});

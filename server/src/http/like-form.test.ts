import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { aText } from "@inktvis/api/features/texts/texts/text.factory";
import type { TestBrowser } from "@inktvis/api/testing/test-browser";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const test = useTestApi();
const { send } = useTestServer(test);
let reader: TestBrowser;
let slug: string;
beforeEach(async () => {
  reader = await test.browser().signInAs((await aPerson(test.services)).id);
  ({ slug } = await aText(test.services));
});

interface Form {
  like?: "0" | "1";
  token?: string;
  origin?: string;
  site?: SiteName;
}
const originOfSite = (site: SiteName) => originOf(test.services.config.sites, site);
/** Sends the form of the text as a browser without scripts does. */
async function sendForm({ like = "1", token, origin = originOfSite("community"), site = "community" }: Form = {}) {
  const fields = new URLSearchParams({ token: token ?? (await reader.csrfToken("community")), like });
  const { status, headers, text } = await send(`/tekst-lezen/${slug}/mooi`, {
    site,
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: reader.cookies.get("community") ?? "",
      origin,
    },
    body: fields.toString(),
  });
  return { status, location: headers.location, text };
}
const shown = async () => {
  const { likes, me } = (await reader.get(`/texts/${slug}`)).body.data;
  return { likes, liking: me.liking };
};

describe("the like of a member without JavaScript", () => {
  it("is saved, undone, and leads back to the like button each time", async () => {
    const back = { status: 303, location: `/tekst-lezen/${slug}#mooi`, text: "" };
    expect(await sendForm()).toEqual(back);
    expect(await sendForm()).toEqual(back);
    expect(await shown()).toEqual({ likes: 1, liking: true });
    expect(await sendForm({ like: "0" })).toEqual(back);
    expect(await shown()).toEqual({ likes: 0, liking: false });
  });

  it("needs the token of the session, and otherwise leads to signing in and back to the text", async () => {
    const other = await test.browser().signInAs((await aPerson(test.services)).id);
    for (const token of ["", "anders", await other.csrfToken("community")]) {
      const { status, location } = await sendForm({ token });
      expect([status, location]).toEqual([
        303,
        `${originOfSite("auth")}/?${new URLSearchParams({ site: "community", path: `/tekst-lezen/${slug}` })}`,
      ]);
    }
    expect(await shown()).toEqual({ likes: 0, liking: false });
  });

  it("is accepted only from a page of the site itself", async () => {
    for (const origin of [originOfSite("organization"), "https://kwaad.example", "null"])
      expect((await sendForm({ origin })).status).toBe(403);
    expect(await shown()).toEqual({ likes: 0, liking: false });
  });

  it("of a visitor leads to signing in", async () => {
    reader = test.browser();
    const { status, location } = await sendForm();
    expect([status, location?.startsWith(originOfSite("auth"))]).toEqual([303, true]);
  });

  it("exists only on the community site, and only as a form", async () => {
    expect((await sendForm({ site: "organization" })).status).toBe(405);
    expect((await send(`/tekst-lezen/${slug}/mooi`)).status).toBe(404);
  });

  it("is refused when it is too large", async () => {
    const answer = await send(`/tekst-lezen/${slug}/mooi`, { method: "POST", body: "x".repeat(5000) });
    expect(answer.status).toBe(413);
  });

  it("of a text that is gone leads to its page, which says so", async () => {
    slug = "bestaat-niet";
    expect(await sendForm()).toMatchObject({ status: 303, location: "/tekst-lezen/bestaat-niet#mooi" });
  });
});

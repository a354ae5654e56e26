import { describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { errorsOf, somebody as signedIn } from "./profile.factory.ts";

const test = useTestApi();

const somebody = (wanted?: Parameters<typeof signedIn>[1]) => signedIn(test, wanted);

describe("privacy (docs/product/privacy.md#name-and-age)", () => {
  const BOTH = { realNamePublicVisible: true, agePublicVisible: true };
  const NAMED = { first_name: "Noor", last_name: "Peeters" };
  const publicDetails = async (slug: string) => {
    const { name, age } = (await test.browser().get(`/users/${slug}`)).body.data;
    return { name, age };
  };
  const choose = (browser: TestBrowser, choice: object) => browser.put("/me/privacy-settings", choice);

  it("shows name and age only once chosen", async () => {
    const { person, browser } = await somebody({ ...NAMED, date_of_birth: "1990-05-17" });
    expect(await publicDetails(person.slug)).toEqual({ name: null, age: null });
    expect((await choose(browser, BOTH)).status).toBe(204);
    expect(await publicDetails(person.slug)).toEqual({ name: "Noor Peeters", age: expect.any(Number) });
    await choose(browser, { ...BOTH, agePublicVisible: false });
    expect(await publicDetails(person.slug)).toEqual({ name: "Noor Peeters", age: null });
  });

  it("requires both choices", async () => {
    const { browser } = await somebody();
    expect(Object.keys(await errorsOf(choose(browser, {})))).toEqual(["realNamePublicVisible", "agePublicVisible"]);
  });

  it("stays off under 18, whatever is requested or stored, and switches nothing on at 18", async () => {
    const birthday = `${test.clock.now().getUTCFullYear() - 17}-01-01`;
    const { person, browser, save, read } = await somebody({ ...NAMED, date_of_birth: birthday });
    expect((await choose(browser, BOTH)).status).toBe(204);
    expect((await read()).privacySettings).toEqual({ realNamePublicVisible: false, agePublicVisible: false });
    expect(await publicDetails(person.slug)).toEqual({ name: null, age: null });

    await save({ dateOfBirth: "1990-05-17" });
    expect(await publicDetails(person.slug)).toEqual({ name: null, age: null });
    await choose(browser, BOTH);
    await save({ dateOfBirth: birthday });
    expect((await read()).privacySettings).toEqual({ realNamePublicVisible: false, agePublicVisible: false });
    await save({ dateOfBirth: "1990-05-17" });
    expect(await publicDetails(person.slug)).toEqual({ name: null, age: null });
  });
});

describe("the notification preference (docs/product/accounts.md#notification-settings)", () => {
  it("is required, and true means only crucial e-mail", async () => {
    const { browser, read } = await somebody();
    expect(Object.keys(await errorsOf(browser.put("/me/notification-settings", {})))).toEqual([
      "receiveOnlyCrucialEmail",
    ]);
    expect((await browser.put("/me/notification-settings", { receiveOnlyCrucialEmail: true })).status).toBe(204);
    expect((await read()).receiveOnlyCrucialEmail).toBe(true);
  });
});

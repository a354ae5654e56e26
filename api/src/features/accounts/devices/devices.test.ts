import { describe, expect, it } from "vitest";
import { days, hours } from "#platform/clock.ts";
import { startSession, startSignIn } from "#platform/sessions/session-store.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";

const listOf = async (browser: ReturnType<typeof test.browser>) => (await browser.get("/me/devices")).body.data;
/** A person with two browsers; the second one was used an hour later. */
async function twoBrowsers() {
  const person = await aPerson(test.services);
  const first = await test.browser().signInAs(person.id, ["community", "account"]);
  test.clock.advance(hours(1));
  const second = await test.browser().signInAs(person.id);
  return { person, first, second };
}

describe("the list of devices", () => {
  it("has one entry per sign-in, the current one first, with times and browser", async () => {
    const { person, first } = await twoBrowsers();
    const [now, { db }] = [test.clock.now(), test.services];
    await db.transaction().execute(async (tx) => {
      await startSession(tx, (await startSignIn(tx, person.id, FIREFOX, now)).id, "verzin", now);
    });
    const devices = await listOf(first);
    expect(devices).toHaveLength(3);
    expect(devices[0]).toMatchObject({ isCurrent: true, name: "Een onbekende browser" });
    expect(devices.slice(1).map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, false]);
    expect(devices).toContainEqual(
      expect.objectContaining({
        name: "Firefox op Windows",
        signedInAt: now.toISOString(),
        seenAt: now.toISOString(),
      }),
    );
  });

  it("leaves out expired sign-ins and those of others", async () => {
    const { second } = await twoBrowsers();
    await aPerson(test.services).then(({ id }) => test.browser().signInAs(id));
    expect(await listOf(second)).toHaveLength(2);
    test.clock.advance(days(29));
    await second.get("/me");
    test.clock.advance(days(2));
    expect(await listOf(second)).toMatchObject([{ isCurrent: true }]);
  });
});

describe("ending sign-ins", () => {
  it("ends one of one's own sign-ins on all its sites", async () => {
    const { first, second } = await twoBrowsers();
    const stranger = await test.browser().signInAs((await aPerson(test.services)).id);
    const [, other] = await listOf(second);
    expect((await stranger.delete(`/me/devices/${other.id}`)).status).toBe(410);
    expect((await second.delete(`/me/devices/${other.id}`)).status).toBe(204);
    for (const site of ["community", "account"] as const) expect((await first.get("/me", site)).status).toBe(401);
    expect((await second.get("/me")).status).toBe(200);
    expect((await second.delete(`/me/devices/${other.id}`)).status).toBe(410);
  });

  it("ends all others, but not the current one", async () => {
    const { first, second } = await twoBrowsers();
    expect((await second.post("/me/devices/end-others")).status).toBe(204);
    expect((await first.get("/me")).status).toBe(401);
    expect(await listOf(second)).toMatchObject([{ isCurrent: true }]);
  });

  it("ends all of them, and this browser becomes a visitor", async () => {
    const { first, second } = await twoBrowsers();
    expect((await second.post("/me/devices/end-all")).status).toBe(204);
    expect((await first.get("/me")).status).toBe(401);
    expect((await second.get("/me")).status).toBe(401);
    expect((await second.get("/auth/is-logged-in")).body.data).toEqual({ isLoggedIn: false });
    expect(String(second.cookies.get("community"))).toContain("=v.");
  });

  it("of this browser makes it a visitor", async () => {
    const { second } = await twoBrowsers();
    const [current] = await listOf(second);
    expect((await second.delete(`/me/devices/${current.id}`)).status).toBe(204);
    expect(String(second.cookies.get("community"))).toContain("=v.");
  });
});

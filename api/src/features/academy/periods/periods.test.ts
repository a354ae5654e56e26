import { beforeEach, describe, expect, it } from "vitest";
import { days, later, minutes } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPeriod } from "../registrations/academy.factory.ts";

const test = useTestApi();
beforeEach(() => test.services.db.deleteFrom("academy_periods").execute());

/** A period between these days, counted from now. */
const aPeriodOf = (from: number, until: number, title = "Schooljaar") =>
  aPeriod(test.services, {
    title,
    opens_at: later(test.clock.now(), days(from)),
    closes_at: later(test.clock.now(), days(until)),
  });
const current = async (browser = test.browser()) =>
  (await browser.get("/sa-enrollment-periods/current", "schrijfacademie")).body.data;

describe("the current period", () => {
  it("is null when there is none", async () => {
    const { status, body } = await test.browser().get("/sa-enrollment-periods/current");
    expect([status, body]).toEqual([200, { data: null }]);
  });

  it("is the open one, or else the next, or else the last", async () => {
    await aPeriodOf(-100, -90, "lang geleden");
    await aPeriodOf(-50, -40, "voorbij");
    expect(await current()).toMatchObject({ title: "voorbij", isOpen: false });
    await aPeriodOf(90, 100, "later");
    await aPeriodOf(10, 20, "straks");
    expect(await current()).toMatchObject({ title: "straks", isOpen: false });
    await aPeriodOf(-1, 1, "nu");
    expect(await current()).toMatchObject({ title: "nu", isOpen: true });
  });

  it("is open from the moment that it opens until the moment that it closes", async () => {
    const start = test.clock.now();
    await aPeriod(test.services, { opens_at: later(start, minutes(1)), closes_at: later(start, minutes(3)) });
    const states = [];
    for (let minute = 0; minute < 4; minute++) {
      states.push((await current()).isOpen);
      test.clock.advance(minutes(1));
    }
    expect(states).toEqual([false, true, true, false]);
  });

  it("has its groups in order and its texts, in one query", async () => {
    const { id, groupIds } = await aPeriod(test.services, {
      groups: ["Proza", "Poëzie", "Toneel"],
      homepage_intro_register: "Schrijf je in.",
      homepage_intro_keep_up_to_date: "Tot volgend jaar.",
      register_page_text_register: "Vul alles in.",
    });
    expect(await current()).toMatchObject({
      id,
      isUpdatee: false,
      groups: ["Proza", "Poëzie", "Toneel"].map((title, at) => ({ id: groupIds[at], title })),
      homepageIntroRegister: "Schrijf je in.",
      homepageIntroKeepUpToDate: "Tot volgend jaar.",
      registerPageTextRegister: "Vul alles in.",
    });
    expect(await test.countQueries(() => current())).toBe(1);
  });
});

describe("being kept up to date", () => {
  it("is a choice of a member, for this period and later ones, and repeating it changes nothing", async () => {
    const { id } = await aPeriodOf(-20, -10);
    const signedIn = async () =>
      test.browser().signInAs((await aPerson(test.services)).id, ["community", "schrijfacademie"]);
    const [member, other] = [await signedIn(), await signedIn()];
    const press = async (what: string, browser = member) =>
      (await browser.post(`/sa-enrollment-periods/${id}/${what}`)).status;
    expect([await press("list-as-updatee"), await press("list-as-updatee")]).toEqual([204, 204]);
    expect((await current(member)).isUpdatee).toBe(true);
    expect([(await current()).isUpdatee, (await current(other)).isUpdatee]).toEqual([false, false]);
    await aPeriodOf(10, 20);
    expect((await current(member)).isUpdatee).toBe(true);
    expect(await press("list-as-updatee", other)).toBe(204);
    expect([await press("delist-as-updatee"), await press("delist-as-updatee")]).toEqual([204, 204]);
    expect([(await current(member)).isUpdatee, (await current(other)).isUpdatee]).toEqual([false, true]);
  });

  it("makes one row when it is chosen in ten windows at once", async () => {
    const { id } = await aPeriodOf(-20, -10);
    const person = await aPerson(test.services);
    const member = await test.browser().signInAs(person.id);
    await member.csrfToken("community");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => member.post(`/sa-enrollment-periods/${id}/list-as-updatee`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const listed = test.services.db.selectFrom("academy_updatees").where("user_id", "=", person.id);
    expect(await listed.select("user_id").execute()).toHaveLength(1);
  });

  it("answers 404 for a period that does not exist", async () => {
    const member = await test.browser().signInAs((await aPerson(test.services)).id);
    for (const what of ["list-as-updatee", "delist-as-updatee"])
      expect((await member.post(`/sa-enrollment-periods/${crypto.randomUUID()}/${what}`)).status).toBe(404);
  });
});

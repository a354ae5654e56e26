import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aJuror } from "#features/contests/jury/juror.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { exportOf } from "./export-of.factory.ts";
import { personalDataJobs } from "./personal-data.jobs.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_MAILS: "2/1h" });

async function aMember(wanted: Parameters<typeof aPerson>[1] = {}, api = test) {
  const person = await aPerson(api.services, wanted);
  return { person, browser: await api.browser().signInAs(person.id, ["community", "account"]) };
}

/** Runs a scheduled job now. */
const run = async (name: string) => {
  await personalDataJobs.find(({ kind }) => kind.name === name)?.run(test.services, {});
  return test.runJobs();
};
const requestsOf = async ({ browser }: Awaited<ReturnType<typeof aMember>>) =>
  (await browser.get("/me/gdpr")).body.data.requests;

describe("POST /me/gdpr/request-data", () => {
  it("creates a request, makes a zip with HTML and JSON, and mails the link", async () => {
    const member = await aMember({ first_name: "Rozemarijn", bio: "Schrijft <b>vlug</b>." });
    await aText(test.services, { author_id: member.person.id, title: "Slikken", body: "<p>Het <em>wad</em>.</p>" });
    const requested = await member.browser.post("/me/gdpr/request-data");
    expect(requested.body.data).toMatchObject({ kind: "export", status: "making" });

    const mails = await test.runJobs();
    expect(mails).toMatchObject([
      { to: member.person.email, subject: "De kopie van je gegevens staat klaar", action: { url: expect.any(String) } },
    ]);
    expect(mails[0]?.action?.url).toMatch(/account\.localhost.*\/instellingen\/privacy\/data$/);
    const [ready] = await requestsOf(member);
    expect(ready).toMatchObject({ status: "ready", size: expect.any(Number) });

    const answer = await member.browser.get(`/me/gdpr/requests/${ready.id}/download`);
    expect(answer.headers["content-type"]).toBe("application/zip");
    const files = unzipSync(answer.bytes);
    const page = strFromU8(files["index.html"] ?? new Uint8Array());
    expect(page).toContain("Rozemarijn");
    expect(page).toContain("Schrijft &lt;b&gt;vlug&lt;/b&gt;.");
    expect(page).toContain("<em>wad</em>");
    expect(page).not.toContain("password");
    const data = JSON.parse(strFromU8(files["gegevens.json"] ?? new Uint8Array()));
    expect(data["Je profiel"]).toMatchObject([{ Voornaam: "Rozemarijn", "E-mailadres": member.person.email }]);
    expect(data["Je teksten"]).toMatchObject([{ Titel: "Slikken", Genres: "Poëzie" }]);
  });

  it("includes jury feedback only once the contest has ended and shows it", async () => {
    const { services, clock } = test;
    const member = await aMember();
    const contest = await aContest(services, { show_jury_feedback_to_participant: true });
    const entry = await anEntry(services, { contest_id: contest.id, user_id: member.person.id });
    const juror = await aJuror(services, { contestId: contest.id });
    await services.db
      .insertInto("contribution_feedbacks")
      .values({
        contribution_id: entry.contributionIds[0] ?? "",
        jury_id: juror.id,
        feedback: "Wrikkend slot.",
        points: 71,
        updated_at: clock.now(),
      })
      .execute();
    const hasFeedback = async () => {
      const { page, json } = await exportOf(test, member.browser);
      clock.advance(days(1));
      return [page, json].map((text) => text.includes("Wrikkend slot."));
    };
    const set = (values: object) =>
      services.db.updateTable("contests").set(values).where("id", "=", contest.id).execute();
    expect(await hasFeedback()).toEqual([false, false]);
    await set({ ended_at: clock.now(), show_jury_feedback_to_participant: false });
    expect(await hasFeedback()).toEqual([false, false]);
    await set({ show_jury_feedback_to_participant: true });
    expect(await hasFeedback()).toEqual([true, true]);
  });

  it("leaves out reports about texts of staff", async () => {
    const [staff, reporter] = [await aMember({ roles: ["editor"] }), await aMember()];
    const colleague = await aMember({ roles: ["editor"] });
    const text = await aText(test.services, { author_id: staff.person.id });
    await reporter.browser.post(`/texts/${text.slug}/report`, { reason: "Geknoei." });
    await test.runJobs();
    expect((await exportOf(test, staff.browser)).json).not.toContain("textMarkedAsInappropriate");
    const { json: ofColleague } = await exportOf(test, colleague.browser);
    expect(ofColleague).toContain("textMarkedAsInappropriate");
    for (const word of ["Geknoei", reporter.person.nickname]) expect(ofColleague).not.toContain(word);
  });

  it("stays one request while it is open, even with concurrent requests", async () => {
    const member = await aMember();
    const requested = await Promise.all([1, 2, 3].map(() => member.browser.post("/me/gdpr/request-data")));
    expect(new Set(requested.map(({ body }) => body.data.id)).size).toBe(1);
    await test.runJobs();
    const again = await member.browser.post("/me/gdpr/request-data");
    expect(again.body.data).toMatchObject({ id: requested[0]?.body.data.id, status: "ready" });
    test.clock.advance(days(1));
    expect((await member.browser.post("/me/gdpr/request-data")).body.data.status).toBe("making");
  });

  it("keeps the file for seven days, then deletes it from the store", async () => {
    const member = await aMember();
    const { id } = (await member.browser.post("/me/gdpr/request-data")).body.data;
    await test.runJobs();
    const key = `exports/${id}/gegevens.zip`;
    test.clock.advance(days(7) - 1000);
    expect((await member.browser.get(`/me/gdpr/requests/${id}/download`)).status).toBe(200);
    test.clock.advance(1000);
    expect((await member.browser.get(`/me/gdpr/requests/${id}/download`)).status).toBe(410);
    expect(await test.services.files.exists(key)).toBe(true);
    await run("personal-data.sweep");
    expect(await test.services.files.exists(key)).toBe(false);
    expect(await requestsOf(member)).toMatchObject([{ status: "expired", size: null }]);
  });

  it("gives the file only to its owner", async () => {
    const [member, other] = [await aMember(), await aMember({ roles: ["superadmin"] })];
    const { id } = (await member.browser.post("/me/gdpr/request-data")).body.data;
    await test.runJobs();
    expect((await other.browser.get(`/me/gdpr/requests/${id}/download`)).status).toBe(404);
    expect((await other.browser.post(`/me/gdpr/requests/${id}/cancel`)).status).toBe(404);
  });

  it("deletes the file when it is cancelled, even while it is being made", async () => {
    const member = await aMember();
    const { id } = (await member.browser.post("/me/gdpr/request-data")).body.data;
    await test.runJobs();
    expect((await member.browser.post(`/me/gdpr/requests/${id}/cancel`)).status).toBe(204);
    await test.runJobs();
    expect(await test.services.files.exists(`exports/${id}/gegevens.zip`)).toBe(false);
    expect(await requestsOf(member)).toMatchObject([{ status: "cancelled" }]);
    const again = (await member.browser.post("/me/gdpr/request-data")).body.data;
    const { files } = test.services;
    const putStream: typeof files.putStream = async (...what) => {
      const size = await files.putStream(...what);
      await member.browser.post(`/me/gdpr/requests/${again.id}/cancel`);
      return size;
    };
    const making = personalDataJobs.find(({ kind }) => kind.name === "personal-data.requested");
    await making?.run({ ...test.services, files: { ...files, putStream } }, { requestId: again.id });
    expect(await files.exists(`exports/${again.id}/gegevens.zip`)).toBe(false);
  });

  it("fails after a day without a file, and can then be requested again", async () => {
    const member = await aMember();
    await member.browser.post("/me/gdpr/request-data");
    test.clock.advance(days(1));
    expect(await requestsOf(member)).toMatchObject([{ status: "failed" }]);
    await member.browser.post("/me/gdpr/request-data");
    expect(await requestsOf(member)).toMatchObject([{ status: "making" }, { status: "failed" }]);
  });

  it.each([
    ["private", { is_private: true }],
    ["hidden by staff", { hidden_at: new Date() }],
  ])("contains nothing of somebody else's text that is now %s", async (_case, change) => {
    const member = await aMember();
    const text = await aText(test.services, { title: "Garnaalkruier" });
    await member.browser.post(`/texts/${text.slug}/like`);
    await test.services.db.updateTable("texts").set(change).where("id", "=", text.id).execute();
    const { id } = (await member.browser.post("/me/gdpr/request-data")).body.data;
    await test.runJobs();
    const files = unzipSync((await member.browser.get(`/me/gdpr/requests/${id}/download`)).bytes);
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(""),
    ).not.toContain("Garnaalkruier");
  });
});

describe("a request that is cancelled and repeated", () => {
  it("is limited", async () => {
    const member = await aMember({}, strict);
    const [statuses, admin] = [[] as number[], await aPerson(strict.services, { roles: ["admin"] })];
    for (let time = 0; time < 3; time++) {
      const { status, body } = await member.browser.post("/me/gdpr/request-data");
      statuses.push(status);
      if (status === 200) await member.browser.post(`/me/gdpr/requests/${body.data.id}/cancel`);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const notifications = strict.services.db.selectFrom("notifications").select("id").where("user_id", "=", admin.id);
    expect(await notifications.execute()).toHaveLength(2);
  });
});

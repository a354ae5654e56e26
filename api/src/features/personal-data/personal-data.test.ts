import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aContest } from "#features/contests/contests/contest.factory.ts";
import { aJuror } from "#features/contests/jury/juror.factory.ts";
import { anEntry } from "#features/contests/participations/entry.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { personalDataJobs } from "./personal-data.jobs.ts";
import { linkIn } from "#testing/mails.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_MAILS: "2/1h" });

async function aMember(wanted: Parameters<typeof aPerson>[1] = {}, api = test) {
  const person = await aPerson(api.services, wanted);
  return { person, browser: await api.browser().signInAs(person.id, ["community", "account"]) };
}
const anAdmin = () => aPerson(test.services, { roles: ["admin"] });

/** Runs a scheduled job now. */
const run = async (name: string) => {
  await personalDataJobs.find(({ kind }) => kind.name === name)?.run(test.services, {});
  return test.runJobs();
};
const requestsOf = async ({ browser }: Awaited<ReturnType<typeof aMember>>) =>
  (await browser.get("/me/gdpr")).body.data.requests;
const userOf = (id: string) =>
  test.services.db.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst();

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
      const { id } = (await member.browser.post("/me/gdpr/request-data")).body.data;
      await test.runJobs();
      const zip = unzipSync((await member.browser.get(`/me/gdpr/requests/${id}/download`)).bytes);
      clock.advance(days(1));
      return ["index.html", "gegevens.json"].map((name) =>
        strFromU8(zip[name] ?? new Uint8Array()).includes("Wrikkend slot."),
      );
    };
    const set = (values: object) =>
      services.db.updateTable("contests").set(values).where("id", "=", contest.id).execute();
    expect(await hasFeedback()).toEqual([false, false]);
    await set({ ended_at: clock.now(), show_jury_feedback_to_participant: false });
    expect(await hasFeedback()).toEqual([false, false]);
    await set({ show_jury_feedback_to_participant: true });
    expect(await hasFeedback()).toEqual([true, true]);
  });

  it("excludes reports of texts of staff", async () => {
    const [staff, reporter] = [await aMember({ roles: ["editor"] }), await aMember()];
    const colleague = await aMember({ roles: ["editor"] });
    const text = await aText(test.services, { author_id: staff.person.id });
    await reporter.browser.post(`/texts/${text.slug}/report`, { reason: "Geknoei." });
    await test.runJobs();
    const exportOf = async ({ browser }: typeof staff) => {
      const { id } = (await browser.post("/me/gdpr/request-data")).body.data;
      await test.runJobs();
      return strFromU8(
        unzipSync((await browser.get(`/me/gdpr/requests/${id}/download`)).bytes)["gegevens.json"] ?? new Uint8Array(),
      );
    };
    expect(await exportOf(staff)).not.toContain("textMarkedAsInappropriate");
    const ofColleague = await exportOf(colleague);
    expect(ofColleague).toContain("textMarkedAsInappropriate");
    for (const word of ["Geknoei", reporter.person.nickname]) expect(ofColleague).not.toContain(word);
  });

  it("is one request while it is open, also concurrently", async () => {
    const member = await aMember();
    const requested = await Promise.all([1, 2, 3].map(() => member.browser.post("/me/gdpr/request-data")));
    expect(new Set(requested.map(({ body }) => body.data.id)).size).toBe(1);
    await test.runJobs();
    const again = await member.browser.post("/me/gdpr/request-data");
    expect(again.body.data).toMatchObject({ id: requested[0]?.body.data.id, status: "ready" });
    test.clock.advance(days(1));
    expect((await member.browser.post("/me/gdpr/request-data")).body.data.status).toBe("making");
  });

  it("keeps the file seven days, then deletes it from the store", async () => {
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

  it("gives the file to its owner only", async () => {
    const [member, other] = [await aMember(), await aMember({ roles: ["superadmin"] })];
    const { id } = (await member.browser.post("/me/gdpr/request-data")).body.data;
    await test.runJobs();
    expect((await other.browser.get(`/me/gdpr/requests/${id}/download`)).status).toBe(404);
    expect((await other.browser.post(`/me/gdpr/requests/${id}/cancel`)).status).toBe(404);
  });

  it("deletes the file when cancelled, also while it is being made", async () => {
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
  ])("has nothing of a text of somebody else that is %s by now", async (_case, change) => {
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

describe("POST /me/gdpr/request-delete", () => {
  it("waits fourteen days, in which everything works; then the account is gone", async () => {
    const member = await aMember();
    const requested = await member.browser.post("/me/gdpr/request-delete");
    expect(requested.body.data).toMatchObject({ kind: "erasure", status: "planned" });
    expect(new Date(requested.body.data.dueAt)).toEqual(new Date(test.clock.now().getTime() + days(14)));
    const [mail] = await test.runJobs();
    expect(mail).toMatchObject({ to: member.person.email, subject: "We wissen je account over veertien dagen" });
    expect((await member.browser.post("/me/gdpr/request-delete")).body.data.id).toBe(requested.body.data.id);
    expect(await test.runJobs()).toEqual([]);

    test.clock.advance(days(14) - 1000);
    expect(await run("personal-data.erase")).toEqual([]);
    expect((await member.browser.get("/me")).status).toBe(200);
    test.clock.advance(1000);
    expect(await run("personal-data.erase")).toMatchObject([
      { to: member.person.email, subject: "Je gegevens zijn gewist" },
    ]);
    expect(await userOf(member.person.id)).toBeUndefined();
    expect((await member.browser.get("/me")).status).toBe(401);
    // A second run has nothing to do and nobody to mail.
    expect(await run("personal-data.erase")).toEqual([]);
    const left = await test.services.db
      .selectFrom("data_requests")
      .selectAll()
      .where("id", "=", requested.body.data.id)
      .executeTakeFirst();
    expect(left).toMatchObject({ user_id: null, mail_to: null, kind: "erasure", done_at: expect.any(Date) });
  });

  it("is cancelled on the page", async () => {
    const member = await aMember();
    const { id } = (await member.browser.post("/me/gdpr/request-delete")).body.data;
    for (let time = 0; time < 2; time++)
      expect((await member.browser.post(`/me/gdpr/requests/${id}/cancel`)).status).toBe(204);
    test.clock.advance(days(15));
    await run("personal-data.erase");
    expect(await userOf(member.person.id)).toBeDefined();
    expect(await requestsOf(member)).toMatchObject([{ status: "cancelled" }]);
  });

  it("is cancelled by the signed link of the mail only", async () => {
    const member = await aMember();
    const { id } = (await member.browser.post("/me/gdpr/request-delete")).body.data;
    const mail = (await test.runJobs()).find(({ to }) => to === member.person.email);
    const link = new URL(mail?.action?.url ?? "");
    expect(link.pathname).toBe("/wissen-tegenhouden");
    const body = Object.fromEntries(link.searchParams);
    expect(body).toMatchObject({ requestId: id });
    const visitor = test.browser();
    expect((await visitor.post("/gdpr/cancel", { ...body, token: "x" }, "account")).status).toBe(410);
    expect((await visitor.post("/gdpr/cancel", body, "account")).status).toBe(204);
    expect(await requestsOf(member)).toMatchObject([{ status: "cancelled" }]);
    expect((await visitor.post("/gdpr/cancel", body, "account")).status).toBe(204);
  });

  it("cannot be cancelled once done", async () => {
    const member = await aMember();
    await member.browser.post("/me/gdpr/request-delete");
    const mail = (await test.runJobs()).find(({ to }) => to === member.person.email);
    const body = linkIn(mail);
    test.clock.advance(days(14));
    await run("personal-data.erase");
    expect((await test.browser().post("/gdpr/cancel", body, "account")).status).toBe(410);
  });

  it("notifies staff, as an export does", async () => {
    const admin = await anAdmin();
    const member = await aMember();
    await member.browser.post("/me/gdpr/request-delete");
    await member.browser.post("/me/gdpr/request-data");
    const staff = await test.browser().signInAs(admin.id);
    const { data } = (await staff.get("/me/notifications")).body;
    const { nickname, slug } = member.person;
    expect(data.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      "gdprDeleteRequest",
      "gdprExportRequest",
    ]);
    for (const each of data) expect(each.data.user).toEqual({ nickname, slug });
  });

  it("is refused to the last admin with a message", async () => {
    const { db } = test.services;
    await db.deleteFrom("user_roles").execute();
    const admin = await aMember({ roles: ["admin"] });
    const refusal = await admin.browser.post("/me/gdpr/request-delete");
    expect(refusal.status).toBe(422);
    expect(refusal.body.message).toContain("enige beheerder");
    await anAdmin();
    expect((await admin.browser.post("/me/gdpr/request-delete")).status).toBe(200);
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

describe("the last superadmin", () => {
  const alone = useTestApi();
  const erase = () => personalDataJobs.find(({ kind }) => kind.name === "personal-data.erase")?.run(alone.services, {});

  it("cannot request erasure, nor be erased when the other one left", async () => {
    const one = await aPerson(alone.services, { roles: ["superadmin"] });
    await aPerson(alone.services, { roles: ["admin"] });
    const browser = await alone.browser().signInAs(one.id);
    expect((await browser.post("/me/gdpr/request-delete")).status).toBe(422);
    const other = await aPerson(alone.services, { roles: ["superadmin"] });
    for (const { id } of [one, other])
      expect((await (await alone.browser().signInAs(id)).post("/me/gdpr/request-delete")).status).toBe(200);
    alone.clock.advance(days(14));
    await expect(erase()).rejects.toThrow("1 of 2 not erased");
    const left = () =>
      alone.services.db.selectFrom("user_roles").where("role", "=", "superadmin").selectAll().execute();
    expect(await left()).toHaveLength(1);
    await aPerson(alone.services, { roles: ["superadmin"] });
    await erase();
    expect(await left()).toHaveLength(1);
  });
});

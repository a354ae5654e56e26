import { beforeEach, describe, expect, it } from "vitest";
import { days, later } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPeriod, registrationForm } from "./academy.factory.ts";
import { documentFolder } from "./document-store.ts";
import { aDoc, aDocx, aPdf, fileNamed } from "./documents.factory.ts";

const test = useTestApi();
const fewMails = useTestApi({ LIMIT_MAILS: "1/1h" });
let member: TestBrowser;
let userId: string;
let period: { id: string; groupIds: string[] };
beforeEach(async () => {
  const { db } = test.services;
  await db.deleteFrom("academy_registrations").execute();
  await db.deleteFrom("academy_periods").execute();
  userId = (await aPerson(test.services)).id;
  member = await test.browser().signInAs(userId);
  period = await aPeriod(test.services);
});

const send = (form: FormData) => member.sendForm(`/sa-enrollment-periods/${period.id}/register`, form);
const register = (values: Readonly<Record<string, unknown>> = {}) =>
  send(registrationForm({ saEnrollmentPeriodGroupIds: period.groupIds, ...values }));
const mine = async () => (await member.get(`/me/sa-enrollment-periods/${period.id}/registrations`)).body.data;
const stored = () => test.services.db.selectFrom("academy_registrations").selectAll().execute();
const uploads = () => test.services.db.selectFrom("academy_uploads").selectAll().execute();

describe("registering for the academy", () => {
  it("stores the person, the groups and the files, and mails a receipt", async () => {
    const letter = fileNamed("Waarom ik schrijf.docx", aDocx());
    const { status, body } = await register({ email: " Marit@Voorbeeld.example ", motivationLetter: letter });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      groups: [{ title: "Proza" }, { title: "Poëzie" }],
      files: [
        { kind: "test", name: "Mijn test.pdf", size: aPdf().length },
        { kind: "motivationLetter", name: "Waarom ik schrijf.docx" },
      ],
      me: { can: { withdraw: true } },
    });
    expect(await mine()).toEqual([body.data]);
    expect(await stored()).toMatchObject([
      { user_id: userId, email: "marit@voorbeeld.example", first_name: "Marit", phone: "+32470123456" },
    ]);
    expect(await uploads()).toEqual([]);
    const folder = documentFolder(body.data.id);
    expect(await test.services.files.exists(`${folder}test.pdf`)).toBe(true);
    expect(await test.services.files.exists(`${folder}motivationLetter.docx`)).toBe(true);
    const mails = await test.runJobs();
    expect(mails).toMatchObject([{ kind: "academy.registration-received", to: "marit@voorbeeld.example" }]);
    // The mail is logged under the person, so that it is exported and erased with them.
    const log = test.services.db
      .selectFrom("mail_log")
      .select("user_id")
      .where("email", "=", "marit@voorbeeld.example");
    expect(await log.execute()).toEqual([{ user_id: userId }]);
  });

  it("puts nothing that was typed into the receipt, whose address may not be theirs", async () => {
    const typed = { firstName: "Win nu op kwaad.example", test: fileNamed("Kijk op kwaad.example.pdf", aPdf()) };
    expect((await register(typed)).status).toBe(201);
    const [mail] = await test.runJobs();
    expect(JSON.stringify(mail)).not.toContain("kwaad.example");
    expect(mail?.paragraphs).toContain("Je stuurde mee: een test.");
  });

  it("mails no receipt to a blocked person", async () => {
    expect((await register()).status).toBe(201);
    const blocked_at = test.clock.now();
    await test.services.db.updateTable("users").set({ blocked_at }).where("id", "=", userId).execute();
    expect(await test.runJobs()).toEqual([]);
  });

  it("limits the mails to one address, but still registers", async () => {
    const { services } = fewMails;
    const { id } = await aPerson(services);
    const browser = await fewMails.browser().signInAs(id);
    await browser.csrfToken("community");
    const { id: periodId, groupIds } = await aPeriod(services);
    for (const group of groupIds) {
      const form = registrationForm({ saEnrollmentPeriodGroupIds: [group] });
      expect((await browser.sendForm(`/sa-enrollment-periods/${periodId}/register`, form)).status).toBe(201);
    }
    const mails = (await fewMails.runJobs()).filter(({ kind }) => kind === "academy.registration-received");
    expect([groupIds.length, mails.length]).toEqual([2, 1]);
  });

  it("accepts groups with numbered field names", async () => {
    const form = registrationForm({});
    for (const [index, id] of period.groupIds.entries()) form.append(`saEnrollmentPeriodGroupIds[${index}]`, id);
    expect((await send(form)).status).toBe(201);
    expect((await mine())[0].groups).toHaveLength(2);
  });

  it("accepts an old Word document, and an empty mini essay as none", async () => {
    const { status, body } = await register({ test: fileNamed("test.doc", aDoc()), motivationLetter: "" });
    expect(status).toBe(201);
    expect(body.data.files).toHaveLength(1);
  });

  it.each([
    ["firstName", { firstName: "Ed" }],
    ["lastName", { lastName: "" }],
    ["addressStreet", { addressStreet: "x".repeat(256) }],
    ["addressNumber", { addressNumber: " " }],
    ["addressPostalCode", { addressPostalCode: "20" }],
    ["addressPostalCode", { addressPostalCode: "XYZ" }],
    ["addressCity", { addressCity: "Gé" }],
    ["addressCountry", { addressCountry: undefined }],
    ["addressCountry", { addressCountry: "XX" }],
    ["phone", { phone: "geen" }],
    ["email", { email: "marit@" }],
    ["dateOfBirth", { dateOfBirth: "2999-01-01" }],
    ["saEnrollmentPeriodGroupIds", { saEnrollmentPeriodGroupIds: [] }],
    ["saEnrollmentPeriodGroupIds.0", { saEnrollmentPeriodGroupIds: ["x"] }],
    ["saEnrollmentPeriodGroupIds", { saEnrollmentPeriodGroupIds: [crypto.randomUUID()] }],
    ["test", { test: "geen bestand" }],
  ])("refuses a wrong %s (%#)", async (field, values) => {
    const { status, body } = await register(values);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(await stored()).toEqual([]);
    expect(await uploads()).toEqual([]);
  });

  it("refuses a group for which the member registered already, and accepts another one", async () => {
    const [first = "", second = ""] = period.groupIds;
    expect((await register({ saEnrollmentPeriodGroupIds: [first] })).status).toBe(201);
    const again = await register({ saEnrollmentPeriodGroupIds: [first, second] });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["saEnrollmentPeriodGroupIds"]]);
    expect((await register({ saEnrollmentPeriodGroupIds: [second, second.toUpperCase()] })).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  it("is possible only from when a period opens until it closes, and for members only", async () => {
    const { db } = test.services;
    const now = test.clock.now();
    const set = (opens_at: Date, closes_at: Date) =>
      db.updateTable("academy_periods").set({ opens_at, closes_at }).where("id", "=", period.id).execute();
    await set(later(now, days(1)), later(now, days(2)));
    expect((await register()).status).toBe(422);
    await set(later(now, -days(2)), now);
    expect((await register()).status).toBe(422);
    const visitor = await test.browser().sendForm(`/sa-enrollment-periods/${period.id}/register`, registrationForm({}));
    expect(visitor.status).toBe(401);
    expect(await stored()).toEqual([]);
  });
});

describe("withdrawing a registration", () => {
  it("deletes it with its files, and makes registering again possible", async () => {
    const { id } = (await register()).body.data;
    await test.runJobs();
    expect((await member.delete(`/me/sa-registrations/${id}`)).status).toBe(204);
    expect((await member.delete(`/me/sa-registrations/${id}`)).status).toBe(410);
    await test.runJobs();
    expect(await stored()).toEqual([]);
    expect(await test.services.files.exists(`${documentFolder(id)}test.pdf`)).toBe(false);
    expect((await register()).status).toBe(201);
  });

  it("is refused once the period has closed, and for other people's registrations", async () => {
    const { id } = (await register()).body.data;
    const other = await test.browser().signInAs((await aPerson(test.services)).id);
    expect((await other.delete(`/me/sa-registrations/${id}`)).status).toBe(410);
    const closes_at = test.clock.now();
    await test.services.db.updateTable("academy_periods").set({ closes_at }).where("id", "=", period.id).execute();
    expect((await member.delete(`/me/sa-registrations/${id}`)).status).toBe(422);
    expect((await mine())[0].me.can.withdraw).toBe(false);
    expect(await stored()).toHaveLength(1);
  });
});

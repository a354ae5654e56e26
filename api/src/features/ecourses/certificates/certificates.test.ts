import { beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "#features/people/people/person.factory.ts";
import { days, hours } from "#platform/clock.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEcourse } from "../ecourses/ecourse.factory.ts";
import { aCertificate } from "./certificate.factory.ts";

const test = useTestApi();
const few = useTestApi({ LIMIT_CERTIFICATES: "2/1h", LIMIT_DOWNLOADS: "1/1h" });

const NOOR = { first_name: "Noor", last_name: "Claes" };
const pdfOf = ({ id }: { id: string }) => `/export/certificates/${id}/pdf`;

/** Somebody who earned a certificate, or an attest of the first lesson. */
async function anEarner(
  wanted: Parameters<typeof aPerson>[1] = NOOR,
  { title = "Schrijven over water", isAttest = false, api = test } = {},
) {
  const [person, ecourse] = [await aPerson(api.services, wanted), await anEcourse(api.services, { title })];
  const lesson = isAttest ? { lessonId: ecourse.lessonIds[0] } : {};
  const certificate = await aCertificate(api.services, { ecourseId: ecourse.id, userId: person.id, ...lesson });
  const browser = await api.browser().signInAs(person.id, ["community", "account"]);
  return { person, ecourse, certificate, browser };
}
const verified = async (code: string) => test.browser().get(`/certificates/${encodeURIComponent(code)}`);
const textOf = async (answer: { bytes: Buffer }) => pdfText(answer.bytes).replaceAll(/[\s\u200B]+/g, " ");

describe("verifying a certificate", () => {
  let earner: Awaited<ReturnType<typeof anEarner>>;
  beforeAll(async () => {
    earner = await anEarner();
  });

  it("shows anybody the title, date and name as printed, and nothing else", async () => {
    const { certificate } = earner;
    const answer = await verified(certificate.code);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      {
        kind: "certificate",
        ecourseTitle: "Schrijven over water",
        lessonTitle: null,
        name: "Noor Claes",
        earnedAt: certificate.earned_at.toISOString(),
      },
    ]);
  });

  it("accepts a code in lower case, with other dashes and spaces, or without them", async () => {
    const { code } = earner.certificate;
    const typed = [code.toLowerCase(), code.replaceAll("-", ""), ` ${code.replaceAll("-", " – ")} `];
    const statuses = await Promise.all(typed.map(async (each) => (await verified(each)).status));
    expect(statuses).toEqual([200, 200, 200]);
  });

  it("answers 404 for a code with another letter, and for a shorter or longer one", async () => {
    const { code } = earner.certificate;
    const other = code.endsWith("A") ? "B" : "A";
    for (const typed of [code.slice(0, -1) + other, code.slice(0, -1), `${code}A`, "---", "%00"]) {
      const answer = await verified(typed);
      expect([typed, answer.status]).toEqual([typed, 404]);
    }
  });

  it("keeps its result when title and profile change, and when the online course or the person is gone", async () => {
    const { certificate, ecourse, person, browser } = await anEarner();
    const { db } = test.services;
    await db.updateTable("ecourses").set({ title: "Anders" }).where("id", "=", ecourse.id).execute();
    await db.updateTable("users").set({ first_name: "Nora" }).where("id", "=", person.id).execute();
    const asEarned = { ecourseTitle: "Schrijven over water", name: "Noor Claes" };
    expect((await verified(certificate.code)).body.data).toMatchObject(asEarned);
    await db.deleteFrom("ecourses").where("id", "=", ecourse.id).execute();
    expect((await verified(certificate.code)).body.data).toMatchObject(asEarned);
    expect((await browser.get(pdfOf(certificate))).status).toBe(200);
    await browser.post("/me/gdpr/request-delete", {}, "account");
    test.clock.advance(days(14) + hours(1));
    await test.runScheduled("personal-data.erase");
    const answer = await verified(certificate.code);
    expect([answer.status, answer.body.data.ecourseTitle, answer.body.data.name]).toEqual([
      200,
      "Schrijven over water",
      null,
    ]);
  });

  it("is limited per network", async () => {
    const { certificate } = await anEarner(NOOR, { api: few });
    const look = async (address: string) =>
      (await few.browser().send("GET", `/certificates/${certificate.code}`, "organization", { address })).status;
    expect([await look("10.1.1.1"), await look("10.1.1.1"), await look("10.1.1.1")]).toEqual([200, 200, 429]);
    expect(await look("10.1.1.2")).toBe(200);
  });
});

describe("the name on a certificate", () => {
  it("is asked once when the profile has none, and printed from then on", async () => {
    const { browser, certificate } = await anEarner({});
    const refusal = await browser.get(pdfOf(certificate));
    expect([refusal.status, refusal.body.message]).toEqual([
      422,
      "Er staat nog geen naam op je certificaat. Vul je naam in en download het dan.",
    ]);
    const path = `/certificates/${certificate.id}/name`;
    expect((await browser.put(path, { name: " " })).status).toBe(422);
    const named = await browser.put(path, { name: "  Noor Claes " });
    expect([named.status, named.body.data.name]).toEqual([200, "Noor Claes"]);
    expect((await browser.put(path, { name: "Iemand Anders" })).status).toBe(422);
    expect((await verified(certificate.code)).body.data.name).toBe("Noor Claes");
    expect(await textOf(await browser.get(pdfOf(certificate)))).toContain("Noor Claes");
  });

  it("is set once when two are sent at once", async () => {
    const { browser, certificate } = await anEarner({});
    const path = `/certificates/${certificate.id}/name`;
    const answers = await Promise.all(["Noor", "Nora"].map((name) => browser.put(path, { name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const kept = answers.find(({ status }) => status === 200)?.body.data.name;
    expect((await verified(certificate.code)).body.data.name).toBe(kept);
  });

  it("can be set only by the person who earned it", async () => {
    const [{ certificate }, { browser }] = [await anEarner({}), await anEarner()];
    expect((await browser.put(`/certificates/${certificate.id}/name`, { name: "Ik" })).status).toBe(404);
    expect((await verified(certificate.code)).body.data.name).toBeNull();
  });
});

describe("the PDF of a certificate", () => {
  it("contains the name, title, date, code and the page to verify it", async () => {
    const { browser, certificate } = await anEarner();
    const answer = await browser.get(pdfOf(certificate));
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    const text = await textOf(answer);
    for (const words of ["Certificaat", "Noor Claes", "Schrijven over water", certificate.code, "/certificaat"])
      expect(text).toContain(words);
  });

  it("names the lesson and the online course when it is an attest", async () => {
    const { browser, certificate } = await anEarner(NOOR, { isAttest: true });
    const text = await textOf(await browser.get(pdfOf(certificate)));
    for (const words of ["Attest", "Les 1.1", "Schrijven over water"]) expect(text).toContain(words);
  });

  it("stays on one page with the longest title and name, in any script", async () => {
    const name = { first_name: "Ж".repeat(255), last_name: "Wolvendaele ".repeat(21) };
    const { browser, certificate } = await anEarner(name, { title: "W".repeat(255), isAttest: true });
    const answer = await browser.get(pdfOf(certificate));
    expect(answer.status).toBe(200);
    expect(answer.bytes.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it("is only for the person who earned it, not even for the maker, and limited", async () => {
    const { ecourse, certificate } = await anEarner();
    const maker = await test.browser().signInAs(ecourse.organizerId);
    expect((await maker.get(pdfOf(certificate))).status).toBe(404);
    const limited = await anEarner(NOOR, { api: few });
    const statuses = [];
    for (let count = 0; count < 2; count += 1)
      statuses.push((await limited.browser.get(pdfOf(limited.certificate))).status);
    expect(statuses).toEqual([200, 429]);
  });
});

describe("one's own certificates", () => {
  it("are listed with the last first, even without access", async () => {
    const { browser, person, certificate } = await anEarner();
    test.clock.advance(hours(1));
    const other = await anEcourse(test.services, { title: "Dialogen" });
    const attest = await aCertificate(test.services, {
      ecourseId: other.id,
      lessonId: other.lessonIds[0],
      userId: person.id,
    });
    await anEarner();
    const { data } = (await browser.get("/me/certificates")).body;
    expect(data).toMatchObject([
      { id: attest.id, code: attest.code, kind: "attest", ecourseTitle: "Dialogen", lessonTitle: "Les 1.1" },
      { id: certificate.id, code: certificate.code, kind: "certificate", name: "Noor Claes" },
    ]);
    expect(data).toHaveLength(2);
  });
});

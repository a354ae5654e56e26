import { ROLES, grants } from "@inktvis/contract/access";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { anAcademyRegistration, anOpenPeriod } from "./academy.factory.ts";
import { documentFolder } from "./document-store.ts";
import { aPdf } from "./documents.factory.ts";

const test = useTestApi();
const strict = useTestApi({ LIMIT_DOWNLOADS: "1/1h" });
const PATH = "/staff/sa-registrations";
const FORMULA = '=HYPERLINK("http://x.example")';
let admin: TestBrowser;
let marit: Awaited<ReturnType<typeof anAcademyRegistration>>;
let other: Awaited<ReturnType<typeof anAcademyRegistration>>;
let periodId: string;

beforeAll(async () => {
  admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
  marit = await anAcademyRegistration(test.services);
  other = await anAcademyRegistration(test.services, {
    first_name: FORMULA,
    last_name: "../../Ñandú",
    email: "n@x.be",
  });
  periodId = (await anOpenPeriod(test.services)).id;
});

const logged = async (action: string) =>
  test.services.db
    .selectFrom("audit_log")
    .select(["subject_id", "owner_id", "subject_name", "after"])
    .where("subject", "=", "academyRegistrations")
    .where("action", "=", action)
    .execute();

describe("registrations in the staff room", () => {
  it("are listed with the person, the groups and the files, in as many queries whatever their number", async () => {
    const { status, body } = await admin.get(`${PATH}?q=marit`);
    expect([status, body.meta.total]).toEqual([200, 1]);
    expect(body.data).toMatchObject([
      {
        id: marit.id,
        firstName: "Marit",
        email: "marit@voorbeeld.example",
        dateOfBirth: "1990-05-17",
        period: { id: periodId },
        groups: [{ id: marit.groupIds[0] }],
        files: [{ kind: "test", name: "Mijn test.pdf", size: aPdf().length }],
      },
    ]);
    expect((await admin.get(`${PATH}/${marit.id}`)).body.data).toEqual(body.data[0]);
    const counted = (query: string) => test.countQueries(() => admin.get(`${PATH}?${query}`));
    expect(await counted("perPage=1")).toBe(await counted("perPage=100"));
  });

  it("are filtered by period and group", async () => {
    const found = async (query: string) =>
      (await admin.get(`${PATH}?sort=name&order=ASC&${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect(await found(`periodId=${periodId}`)).toEqual([other.id, marit.id]);
    expect(await found(`groupId=${marit.groupIds[0]}`)).toEqual([marit.id]);
    expect(await found(`periodId=${crypto.randomUUID()}`)).toEqual([]);
    expect(await found("q=%25")).toEqual([]);
  });

  it("are exported as a table without formulas, and the audit log says by whom, without other names", async () => {
    const answer = await admin.get(`${PATH}/csv?groupId=${other.groupIds[0]}`);
    expect(answer.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(/^attachment; filename="inschrijvingen-schrijfacademie.csv"/),
    });
    const [head, row, ...rest] = answer.text.trim().split("\r\n");
    expect(head).toContain("Ingeschreven;Periode;Groepen;Schrijversnaam;Voornaam");
    expect(row).toContain("'=HYPERLINK");
    expect(row).toContain("tel. +32470123456");
    expect(rest).toEqual([]);
    expect(await logged("export-registrations")).toEqual([
      { subject_id: other.groupIds[0], owner_id: null, subject_name: "Inschrijvingen Schrijfacademie", after: null },
    ]);
  });

  it("have their files exported as a zip with safe names", async () => {
    const answer = await admin.get(`${PATH}/zip?periodId=${periodId}`);
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="inschrijvingen-schrijfacademie.zip"/);
    const files = unzipSync(new Uint8Array(answer.bytes));
    expect(Object.keys(files).toSorted()).toEqual([
      expect.stringMatching(/^claes-marit-[0-9a-f]{8}\/test\.pdf$/),
      expect.stringMatching(/^nandu-hyperlink-http-x-example-[0-9a-f]{8}\/test\.pdf$/),
    ]);
    expect(Object.values(files).map((bytes) => Buffer.from(bytes))).toEqual([aPdf(), aPdf()]);
    expect(await logged("export-files")).toHaveLength(1);
  });

  it("are left out of a zip when they are withdrawn while it is being made", async () => {
    const leaver = await anAcademyRegistration(test.services, { last_name: "Weg" });
    const { files, db } = test.services;
    const { read } = files;
    files.read = async (key) => {
      if (key === leaver.key) await files.deleteAll(documentFolder(leaver.id));
      return read(key);
    };
    const answer = await admin.get(`${PATH}/zip?periodId=${periodId}`);
    files.read = read;
    await db.deleteFrom("academy_registrations").where("id", "=", leaver.id).execute();
    expect(Object.keys(unzipSync(new Uint8Array(answer.bytes)))).toHaveLength(2);
  });

  it("have each file as an attachment; the audit log records downloads until the person is erased", async () => {
    const answer = await admin.get(`${PATH}/${marit.id}/files/test`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; filename="mijn-test.pdf"/),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(answer.bytes).toEqual(aPdf());
    expect(await logged("download-file")).toMatchObject([{ subject_id: marit.id, owner_id: marit.userId }]);
    expect((await admin.get(`${PATH}/${marit.id}/files/motivationLetter`)).status).toBe(404);
    expect((await admin.get(`${PATH}/${marit.id}/files/..%2Ftest`)).status).toBe(404);
  });

  it.each(["csv", "zip"])("are exported within a limit (%s)", async (kind) => {
    const { services } = strict;
    const { id } = await aPerson(services, { roles: ["admin"] });
    await anAcademyRegistration(services);
    const browser = await strict.browser().signInAs(id, ["staff"]);
    expect((await browser.get(`${PATH}/${kind}`)).status).toBe(200);
    expect((await browser.get(`${PATH}/${kind}`)).status).toBe(429);
  });
});

describe("a file of a registration", () => {
  it("is available to nobody else, whatever their role and site", async () => {
    const own = await test.browser().signInAs(marit.userId, ["community", "staff"]);
    const roles = ROLES.filter((role) => !grants([role], "manageAcademy"));
    const others = await test.browser().signInAs((await aPerson(test.services, { roles })).id, ["community", "staff"]);
    for (const browser of [own, others, test.browser()])
      for (const site of ["staff", "community"] as const)
        for (const path of ["", `/${marit.id}`, `/${marit.id}/files/test`, "/csv", "/zip"]) {
          const { status } = await browser.get(PATH + path, site);
          expect([401, 403]).toContain(status);
        }
    const staff = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["community"]);
    expect((await staff.get(`${PATH}/${marit.id}/files/test`, "community")).status).toBe(403);
  });
});

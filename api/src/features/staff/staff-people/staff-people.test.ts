import type { Role } from "@inktvis/contract/access";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { blockWrites, statusesInOrder } from "#testing/in-order.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aText } from "#features/texts/texts/text.factory.ts";
import { staffPeople } from "./staff.factory.ts";

const test = useTestApi();
const { signedIn, staff, changesOf } = staffPeople(test);
let admin: TestBrowser;
let superadmin: TestBrowser;
let adminId: string;

beforeAll(async () => ({ admin, superadmin, adminId } = await staff()));

const rolesOf = async (id: string) => (await admin.get(`/staff/people/${id}`)).body.data.roles;
const found = async (query: string) =>
  (await admin.get(`/staff/people?${query}`)).body.data.map(({ id }: { id: string }) => id);

describe("people in the staff room", () => {
  it("are found by part of their nickname, real name, address or slug, and by role and state", async () => {
    const person = await aPerson(test.services, {
      nickname: "Zilvermeeuw_1",
      first_name: "Hilde",
      last_name: "Van Oost",
      email: "hilde.oost@voorbeeld.example",
      slug: "zilver-meeuw",
      roles: ["activity_organizer"],
    });
    for (const q of ["lvermeeuw_", "hilde van", "OOST@voor", "zilver-m"])
      expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([person.id]);
    expect(await found("q=zilver%25meeuw")).toEqual([]);
    await aPerson(test.services, { email: "mathilde.oost@voorbeeld.example" });
    expect(await found("q=hilde.oost@voorbeeld.example"), "a whole address").toEqual([person.id]);
    expect(await found("role=activity_organizer")).toEqual([person.id]);
    expect(await found(`state=staff&ids=${person.id},${adminId}`)).toEqual([adminId]);
    expect(await found(`state=blocked&ids=${person.id}`)).toEqual([]);
    expect(await found(`state=active&ids=${person.id},geen-id`)).toEqual([person.id]);
  });

  it("are listed in pages and sorted", async () => {
    const { data, meta } = (await admin.get("/staff/people?sort=email&order=DESC&perPage=2&page=2")).body;
    const emails = (await admin.get("/staff/people?sort=email&order=DESC&perPage=4")).body.data;
    expect(data).toEqual(emails.slice(2));
    expect(meta).toMatchObject({ currentPage: 2, pageSize: 2 });
    expect(meta.total).toBeGreaterThanOrEqual(emails.length);
  });

  it("are shown without password, date of birth and postal address", async () => {
    const person = await aPerson(test.services, {
      roles: ["contest_organizer"],
      date_of_birth: "1990-05-17",
      address_street: "Kerkstraat",
      phone: "+32 470 00 00 00",
    });
    await aText(test.services, { author_id: person.id });
    await aText(test.services, { author_id: person.id, is_private: true });
    const answer = await admin.get(`/staff/people/${person.id}`);
    expect(answer.body.data).toMatchObject({
      slug: person.slug,
      email: person.email,
      roles: ["contest_organizer"],
      abilities: ["userCanCreateContests"],
      textCount: 1,
      signInCount: 0,
      blockedAt: null,
      me: { can: { block: true, endSignIns: true } },
    });
    for (const secret of ["1990-", "Kerkstraat", "+32", "scrypt", "argon", "password"])
      expect(answer.text).not.toContain(secret);
    expect((await admin.get(`/staff/people/${crypto.randomUUID()}`)).status).toBe(404);
  });

  it("keep absent fields, which a colleague may have changed in the meantime", async () => {
    const person = await aPerson(test.services);
    const put = async (body: object) => (await admin.put(`/staff/people/${person.id}`, body)).body.data;
    await put({ collaborator: 1 });
    expect(await put({ jobTitle: "Redacteur" })).toMatchObject({ collaborator: true, jobTitle: "Redacteur" });
    expect(await put({ collaborator: 0 })).toMatchObject({ collaborator: false, jobTitle: "Redacteur" });
  });

  it("are marked as collaborators", async () => {
    const person = await aPerson(test.services);
    const { body } = await admin.put(`/staff/people/${person.id}`, { collaborator: 1, jobTitle: "Redacteur" });
    expect(body.data).toMatchObject({ collaborator: true, jobTitle: "Redacteur" });
    expect((await test.browser().get(`/users/${person.slug}`)).body.data.position).toBe("Redacteur");
    await admin.put(`/staff/people/${person.id}`, { collaborator: 1, jobTitle: "Redacteur" });
    expect(await changesOf(person.id)).toEqual([
      {
        actor_id: adminId,
        action: "update",
        before: { collaborator: false, jobTitle: null },
        after: { collaborator: true, jobTitle: "Redacteur" },
      },
    ]);
  });
});

describe("roles (docs/product/staff.md#roles-of-people)", () => {
  it("are granted and revoked, apply from the next call, and are recorded in the audit log", async () => {
    const person = await signedIn();
    const role = `/staff/people/${person.id}/roles/contest_organizer`;
    expect((await admin.post(role)).body.data.abilities).toEqual(["userCanCreateContests"]);
    expect((await person.browser.get("/me")).body.data.userCanCreateContests).toBe(true);
    await admin.post(role);
    expect((await admin.delete(role)).body.data.roles).toEqual([]);
    expect((await person.browser.get("/me")).body.data.userCanCreateContests).toBe(false);
    await admin.delete(role);
    const [roles, none] = [{ roles: ["contest_organizer"] }, { roles: [] }];
    expect(await changesOf(person.id)).toEqual([
      { actor_id: adminId, action: "grant", before: none, after: roles },
      { actor_id: adminId, action: "revoke", before: roles, after: none },
    ]);
  });

  it.each(["admin", "superadmin"])("%s is granted and revoked only by superadmins", async (role) => {
    const [person, holder] = [await aPerson(test.services), await aPerson(test.services, { roles: [role as Role] })];
    const rolePath = `/staff/people/${person.id}/roles/${role}`;
    expect((await admin.post(rolePath)).status).toBe(403);
    expect((await admin.delete(`/staff/people/${holder.id}/roles/${role}`)).status).toBe(403);
    expect(await rolesOf(person.id)).toEqual([]);
    expect((await superadmin.post(rolePath)).body.data.roles).toEqual([role]);
    expect((await superadmin.delete(rolePath)).body.data.roles).toEqual([]);
    const roles = (await admin.get(`/staff/people/${person.id}`)).body.data.me.can.roles;
    expect(roles).not.toContain(role);
  });

  it("that do not exist are a 404, and so are people who do not exist", async () => {
    const person = await aPerson(test.services);
    expect((await admin.post(`/staff/people/${person.id}/roles/keizer`)).status).toBe(404);
    expect((await admin.post(`/staff/people/${crypto.randomUUID()}/roles/editor`)).status).toBe(404);
  });
});

describe("the last superadmin", () => {
  const alone = useTestApi();
  const superadmins = () =>
    alone.services.db.selectFrom("user_roles").select("user_id").where("role", "=", "superadmin").execute();

  const revoke = (browser: TestBrowser, id: string) => browser.delete(`/staff/people/${id}/roles/superadmin`);
  const block = (browser: TestBrowser, id: string) => browser.post(`/staff/people/${id}/block`, { reason: "Ruzie." });
  it.each([
    { act: revoke, left: 1 },
    { act: block, left: 2 },
  ])("stays, even when two $act.name each other at the same time", async ({ act, left }) => {
    const [one, other] = [
      await aPerson(alone.services, { roles: ["superadmin"] }),
      await aPerson(alone.services, { roles: ["superadmin"] }),
    ];
    const [first, second] = [await alone.browser().signInAs(one.id), await alone.browser().signInAs(other.id)];
    const acts = [() => act(first, other.id), () => act(second, one.id)];
    // Checking which superadmins are left is not held up; the steps after it wait.
    expect(await statusesInOrder(alone)(blockWrites("audit_log"), acts)).toEqual([200, 422]);
    expect(await superadmins()).toHaveLength(left);
    await alone.services.db.deleteFrom("users").execute();
  });

  it("cannot revoke their own role, with a message", async () => {
    const { id } = await aPerson(alone.services, { roles: ["superadmin"] });
    const browser = await alone.browser().signInAs(id);
    const answer = await browser.delete(`/staff/people/${id}/roles/superadmin`);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("Geef eerst iemand anders die rol.");
    expect(await superadmins()).toEqual([{ user_id: id }]);
  });
});

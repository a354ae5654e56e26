import type { Role } from "@inktvis/contract/access";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
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
  it("are found by part of name, real name, address or slug, and by role and state", async () => {
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

  it("have neither password, date of birth nor postal address", async () => {
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
  it("are granted and revoked, apply at the next call, and are in the audit log", async () => {
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

  it.each(["admin", "superadmin"])("%s is granted and revoked by superadmins only", async (role) => {
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

  it("that do not exist are a 404; revoking one that somebody lacks changes nothing", async () => {
    const person = await aPerson(test.services);
    expect((await admin.post(`/staff/people/${person.id}/roles/keizer`)).status).toBe(404);
    expect((await admin.post(`/staff/people/${crypto.randomUUID()}/roles/editor`)).status).toBe(404);
  });
});

describe("the last superadmin", () => {
  const alone = useTestApi();
  const superadmins = () =>
    alone.services.db.selectFrom("user_roles").select("user_id").where("role", "=", "superadmin").execute();

  it("stays, also when two revoke or block each other concurrently", async () => {
    for (let round = 0; round < 8; round++) {
      const [one, other] = [
        await aPerson(alone.services, { roles: ["superadmin"] }),
        await aPerson(alone.services, { roles: ["superadmin"] }),
      ];
      const [first, second] = [await alone.browser().signInAs(one.id), await alone.browser().signInAs(other.id)];
      await Promise.all([first.csrfToken("community"), second.csrfToken("community")]);
      const answers = await Promise.all(
        round % 2
          ? [
              first.delete(`/staff/people/${other.id}/roles/superadmin`),
              second.delete(`/staff/people/${one.id}/roles/superadmin`),
            ]
          : [
              first.post(`/staff/people/${other.id}/block`, { reason: "Ruzie." }),
              second.post(`/staff/people/${one.id}/block`, { reason: "Ruzie." }),
            ],
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await superadmins()).toHaveLength(round % 2 ? 1 : 2);
      await alone.services.db.deleteFrom("users").execute();
    }
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

describe("blocking", () => {
  it("ends all sign-ins at once and mails the reason", async () => {
    const person = await signedIn();
    const { body } = await admin.post(`/staff/people/${person.id}/block`, { reason: "Reclame.\n\nVeel reclame." });
    expect(body.data).toMatchObject({ blockedBecause: "Reclame.\n\nVeel reclame.", signInCount: 0 });
    expect((await person.browser.get("/me")).status).toBe(401);
    const login = await test.browser().post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    expect(login.status).toBe(422);
    const [mail, ...more] = await test.runJobs();
    expect(mail).toMatchObject({ to: person.email, subject: "Je account is geblokkeerd" });
    expect(mail?.paragraphs).toEqual(expect.arrayContaining(["Reclame.", "Veel reclame."]));
    expect(more).toEqual([]);
    expect(await changesOf(person.id)).toMatchObject([{ actor_id: adminId, action: "block" }]);
  });

  it("is undone, which is mailed too", async () => {
    const person = await aPerson(test.services);
    await admin.post(`/staff/people/${person.id}/block`, { reason: "Reclame." });
    await test.runJobs();
    const { body } = await admin.post(`/staff/people/${person.id}/unblock`);
    expect(body.data).toMatchObject({ blockedAt: null, blockedBecause: null });
    expect(await test.runJobs()).toMatchObject([{ to: person.email, subject: "Je account is niet meer geblokkeerd" }]);
    const login = await test.browser().post("/auth/login", { email: person.email, password: PASSWORD }, "auth");
    expect(login.status).toBe(200);
    expect((await admin.post(`/staff/people/${person.id}/unblock`)).status).toBe(409);
  });

  it("is not mailed to somebody who was unblocked meanwhile", async () => {
    const person = await aPerson(test.services);
    await admin.post(`/staff/people/${person.id}/block`, { reason: "Reclame." });
    await admin.post(`/staff/people/${person.id}/unblock`);
    expect((await test.runJobs()).map(({ subject }) => subject)).toEqual(["Je account is niet meer geblokkeerd"]);
  });

  it("happens once, of concurrent calls", async () => {
    const person = await aPerson(test.services);
    const block = (browser: TestBrowser) => browser.post(`/staff/people/${person.id}/block`, { reason: "Reclame." });
    const answers = await Promise.all([block(admin), block(superadmin), block(admin), block(superadmin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await test.runJobs()).toHaveLength(1);
  });

  it("is refused for oneself, and for admins except by superadmins", async () => {
    const other = await aPerson(test.services, { roles: ["admin"] });
    const block = (browser: TestBrowser, id: string) => browser.post(`/staff/people/${id}/block`, { reason: "Ruzie." });
    expect((await block(admin, adminId)).status).toBe(422);
    expect((await block(admin, other.id)).status).toBe(403);
    expect((await admin.post(`/staff/people/${other.id}/end-sign-ins`)).status).toBe(403);
    expect((await block(superadmin, other.id)).status).toBe(200);
    expect((await admin.post(`/staff/people/${other.id}/unblock`)).status).toBe(403);
  });

  it("needs a reason", async () => {
    const person = await aPerson(test.services);
    const answer = await admin.post(`/staff/people/${person.id}/block`, { reason: " " });
    expect(answer.body.errors).toEqual({ reason: ["Reden is verplicht."] });
  });
});

describe("the texts of a blocked person", () => {
  it("are hidden in lists, search, feeds, sitemap and favourites until they are unblocked", async () => {
    const [author, reader] = [await aPerson(test.services), await signedIn()];
    const text = await aText(test.services, { author_id: author.id, title: "Kraanvogelstoet" });
    await reader.browser.post(`/texts/${text.slug}/like`);
    await reader.browser.post(`/users/${author.slug}/follow`);
    const search = `/search?q=${encodeURIComponent(JSON.stringify({ models: ["text", "user"], text: "kraanvogelstoet" }))}`;
    const places = {
      search,
      text: `/texts/${text.slug}`,
      neighbours: `/texts/${text.slug}/neighbours`,
      profile: `/users/${author.slug}`,
      theirs: `/users/${author.slug}/texts`,
      favorites: "/me/texts/favorites",
      followed: "/me/texts/followed",
      feed: "/feeds/texts",
      ownFeed: `/feeds/users/${author.slug}`,
      sitemap: "/sitemap/texts?page=1",
    };
    const showing = async () => {
      const names: string[] = [];
      for (const [name, path] of Object.entries(places)) {
        const { status, text: words } = await reader.browser.get(path);
        if (status === 200 && (words.includes("Kraanvogelstoet") || words.includes(text.slug) || name === "neighbours"))
          names.push(name);
      }
      return names;
    };
    const shown = await showing();
    expect(shown).toEqual(expect.arrayContaining(["search", "text", "theirs", "favorites", "followed"]));
    await admin.post(`/staff/people/${author.id}/block`, { reason: "Reclame." });
    expect(await showing()).toEqual([]);
    expect((await reader.browser.get(places.text)).status).toBe(404);
    expect((await reader.browser.get(places.profile)).status).toBe(404);
    expect((await reader.browser.post(`/texts/${text.slug}/like`)).status).toBe(404);
    await admin.post(`/staff/people/${author.id}/unblock`);
    expect(await showing()).toEqual(shown);
  });
});

describe("sign-ins of a person", () => {
  it("are listed, last used first, and ended", async () => {
    const person = await signedIn();
    test.clock.advance(1000);
    const later = await test.browser().signInAs(person.id);
    const { data } = (await admin.get(`/staff/people/${person.id}/sign-ins`)).body;
    const name = "Een onbekende browser";
    expect(data).toMatchObject([{ name, seenAt: test.clock.now().toISOString() }, { name }]);
    expect((await admin.post(`/staff/people/${person.id}/end-sign-ins`)).status).toBe(204);
    for (const browser of [person.browser, later]) expect((await browser.get("/me")).status).toBe(401);
    expect((await admin.get(`/staff/people/${person.id}/sign-ins`)).body.data).toEqual([]);
    expect(await changesOf(person.id)).toMatchObject([{ action: "end-sign-ins", before: { signIns: 2 } }]);
    const log = (await admin.get(`/staff/audit?subject=people&subjectId=${person.id}`)).body.data;
    expect(log).toMatchObject([{ action: "end-sign-ins", subjectName: person.nickname }]);
  });
});

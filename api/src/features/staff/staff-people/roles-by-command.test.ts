import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { aTotp } from "#features/accounts/second-factor/second-factor.factory.ts";
import { changeRoleByCommand, peopleWithRoles } from "./roles-by-command.ts";
import { removeSecondFactorByCommand } from "./second-factor-by-command.ts";

const test = useTestApi();
const change = (action: "grant" | "revoke", email: string, role: string) =>
  changeRoleByCommand(test.services.db, { action, email, role, now: test.clock.now() });

describe("npm run admin", () => {
  it("grants the first staff role, without an actor in the audit log", async () => {
    const person = await aPerson(test.services);
    expect(await change("grant", ` ${person.email.toUpperCase()} `, "superadmin")).toEqual(["superadmin"]);
    expect(await peopleWithRoles(test.services.db)).toMatchObject([{ email: person.email, roles: ["superadmin"] }]);
    const browser = await test.browser().signInAs(person.id);
    expect((await browser.get(`/staff/audit?subject=people&subjectId=${person.id}`)).body.data).toMatchObject([
      { action: "grant", actor: null, before: { roles: [] }, after: { roles: ["superadmin"] } },
    ]);
  });

  it("revokes a role, but not the last superadmin's", async () => {
    const person = await aPerson(test.services, { roles: ["editor"] });
    expect(await change("revoke", person.email, "editor")).toEqual([]);
    const [last] = await peopleWithRoles(test.services.db);
    await expect(change("revoke", last?.email ?? "", "superadmin")).rejects.toThrow("altijd een superadmin");
  });

  it("reports unknown input in one line", async () => {
    await expect(change("grant", "niemand@voorbeeld.example", "admin")).rejects.toThrow("Er is geen bevestigd account");
    await expect(change("grant", "niemand@voorbeeld.example", "keizer")).rejects.toThrow("De rol keizer bestaat niet");
  });

  it("removes the second factor of a superadmin, who gets a mail", async () => {
    const person = await aPerson(test.services, { roles: ["superadmin"] });
    await aTotp(test.services, person.id);
    await removeSecondFactorByCommand(test.services, person.email.toUpperCase());
    const login = { email: person.email, password: PASSWORD };
    expect((await test.browser().post("/auth/login", login, "auth")).body.data).toEqual({ isSecondStepDue: false });
    expect(await test.runJobs()).toMatchObject([{ to: person.email, subject: "Je tweede stap is weggenomen" }]);
    const browser = await test.browser().signInAs(person.id);
    expect((await browser.get(`/staff/audit?subject=people&subjectId=${person.id}`)).body.data).toMatchObject([
      { action: "remove-second-factor", actor: null },
    ]);
    await expect(removeSecondFactorByCommand(test.services, person.email)).rejects.toThrow("staat niet aan");
    await expect(removeSecondFactorByCommand(test.services, "niemand@voorbeeld.example")).rejects.toThrow(
      "Er is geen bevestigd account",
    );
  });
});

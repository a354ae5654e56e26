import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { PASSWORD } from "#features/people/people/person.factory.ts";
import { aPasskey, aTotp, someRecoveryCodes } from "#features/accounts/second-factor/second-factor.factory.ts";
import { staffPeople } from "../staff.factory.ts";

const test = useTestApi();
const { signedIn, staff, changesOf } = staffPeople(test);
let admin: TestBrowser;
let superadmin: TestBrowser;
let adminId: string;

beforeAll(async () => ({ admin, superadmin, adminId } = await staff()));

describe("removing the second factor of somebody else", () => {
  it("ends all sign-ins, sends a mail and is recorded in the audit log", async () => {
    const { id, email, browser } = await signedIn();
    await aTotp(test.services, id);
    await aPasskey(test.services, id);
    await someRecoveryCodes(test.services, id);
    expect((await admin.get(`/staff/people/${id}`)).body.data).toMatchObject({
      hasSecondFactor: true,
      me: { can: { removeSecondFactor: true } },
    });
    const { body } = await admin.post(`/staff/people/${id}/remove-second-factor`);
    expect(body.data).toMatchObject({ hasSecondFactor: false, me: { can: { removeSecondFactor: false } } });
    for (const site of ["auth", "community"] as const) expect((await browser.get("/me", site)).status).toBe(401);
    for (const table of ["totp_factors", "passkeys", "recovery_codes"] as const)
      expect(await test.services.db.selectFrom(table).where("user_id", "=", id).selectAll().execute()).toEqual([]);
    expect(await test.runJobs()).toMatchObject([{ to: email, subject: "Je tweede stap is weggenomen" }]);
    expect(await changesOf(id)).toEqual([
      {
        actor_id: adminId,
        action: "remove-second-factor",
        before: { hasSecondFactor: true },
        after: { hasSecondFactor: false },
      },
    ]);
    expect((await admin.post(`/staff/people/${id}/remove-second-factor`)).status).toBe(409);
  });

  it.each(["editor", "admin", "superadmin"] as const)("of an %s is allowed only to superadmins", async (role) => {
    const { id } = await signedIn(role);
    await aTotp(test.services, id);
    expect((await admin.get(`/staff/people/${id}`)).body.data.me.can.removeSecondFactor).toBe(false);
    expect((await admin.post(`/staff/people/${id}/remove-second-factor`)).status).toBe(403);
    expect((await superadmin.post(`/staff/people/${id}/remove-second-factor`)).status).toBe(200);
  });

  it("is refused for oneself and unknown people", async () => {
    const { id, browser } = await signedIn("superadmin");
    await aTotp(test.services, id);
    expect((await browser.get(`/staff/people/${id}`)).body.data.me.can.removeSecondFactor).toBe(false);
    expect((await browser.post(`/staff/people/${id}/remove-second-factor`)).status).toBe(422);
    expect((await admin.post(`/staff/people/${crypto.randomUUID()}/remove-second-factor`)).status).toBe(404);
  });

  it("waits for a concurrent sign-in, which then ends", async () => {
    const { id, email } = await signedIn();
    const code = await aTotp(test.services, id);
    const other = test.browser();
    await other.post("/auth/login", { email, password: PASSWORD }, "auth");
    const token = await other.csrfToken("auth");
    const completeStep = () =>
      other.send("POST", "/auth/second-step/totp", "auth", {
        body: { token: code() },
        headers: { "x-csrf-token": token },
      });
    const [completed, removed] = await Promise.all([
      completeStep(),
      admin.post(`/staff/people/${id}/remove-second-factor`),
    ]);
    expect([204, 410]).toContain(completed.status);
    expect(removed.status).toBe(200);
    expect((await other.get("/me", "auth")).status).toBe(401);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { hours } from "#platform/clock.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aRegistration } from "./registration.factory.ts";
import { linkIn } from "#testing/mails.ts";

const test = useTestApi({ LIMIT_MAILS: "2/1h" });
let admin: TestBrowser;
beforeAll(async () => {
  admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
});

describe("pending registrations", () => {
  it("are listed until confirmed, and found by name and address", async () => {
    const open = await aRegistration(test.services, { nickname: "Ongeduld" });
    await aRegistration(test.services, { nickname: "Ongeduld", confirmed_at: test.clock.now() });
    for (const q of ["ONGED", open.email.slice(0, 15)]) {
      const { data } = (await admin.get(`/staff/registrations?q=${q}`)).body;
      expect(data).toMatchObject([{ id: open.id, email: open.email, nickname: "Ongeduld" }]);
    }
  });

  it("are neither listed nor mailed again once a newer one superseded them", async () => {
    const email = `${crypto.randomUUID()}@voorbeeld.example`;
    const before = await aRegistration(test.services, { email, superseded_at: test.clock.now() });
    const open = await aRegistration(test.services, { email });
    expect((await admin.get(`/staff/registrations?q=${email}`)).body.data).toMatchObject([{ id: open.id }]);
    expect((await admin.post(`/staff/registrations/${before.id}/resend`)).status).toBe(404);
    expect(await test.runJobs()).toEqual([]);
  });

  it("get the mail again with a new link, within the limit", async () => {
    const { id, email } = await aRegistration(test.services);
    test.clock.advance(hours(2));
    // The session in the staff room has expired by now.
    admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id);
    const resend = () => admin.post(`/staff/registrations/${id}/resend`);
    expect((await resend()).status).toBe(204);
    const [mail] = await test.runJobs();
    expect(mail).toMatchObject({ to: email, subject: "Bevestig je e-mailadres" });
    const confirm = { ...linkIn(mail), password: "een goed wachtwoord" };
    expect((await resend()).status).toBe(204);
    expect((await resend()).status).toBe(429);
    expect((await test.browser().post("/auth/verify-email", confirm, "auth")).status).toBe(204);
    expect((await resend()).status).toBe(404);
  });
});

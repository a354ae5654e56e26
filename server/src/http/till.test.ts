import { aHouse } from "@inktvis/api/features/billing/invoices/invoice.factory";
import type { TillOutcome } from "@inktvis/api/features/billing/providers/till";
import { aCourse } from "@inktvis/api/features/courses/courses/course.factory";
import { anEnrolment } from "@inktvis/api/features/enrolments/enrolments/enrolment.factory";
import { minutes } from "@inktvis/api/platform/clock";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { originOf, type SiteName } from "@inktvis/contract/sites";
import { describe, expect, it, onTestFinished } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const test = useTestApi();
const { send } = useTestServer(test);
const BACK = "http://organization.localhost:3000/cursussen/proza/inschrijven";
const originOfSite = (site: SiteName) => originOf(test.services.config.sites, site);

async function aPayment(changes: { amount?: number; description?: string } = {}) {
  const order = { paymentId: crypto.randomUUID(), amount: 12_340, description: "Proza schrijven", ...changes };
  const payment = await test.services.payments?.createPayment({ ...order, redirectUrl: BACK, webhookUrl: undefined });
  return { id: payment?.id ?? "", path: new URL(payment?.checkoutUrl ?? "").pathname };
}
const read = (path: string, site: SiteName = "organization") => send(path, { site });
const stateOf = async (id: string) => (await test.services.payments?.getPayment(id))?.state;

interface Choice {
  outcome?: string;
  origin?: string;
  body?: string;
}
/** Sends the form as a browser without scripts does. */
const choose = (path: string, { outcome = "paid", origin = originOfSite("organization"), body }: Choice = {}) =>
  send(path, {
    site: "organization",
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin },
    body: body ?? new URLSearchParams({ outcome }).toString(),
  });

describe("the page of a payment at the practice till", () => {
  it("says that it is for practice and what is paid for, and offers every outcome", async () => {
    const { path } = await aPayment({ description: "Proza <schrijven>" });
    const { status, text, headers } = await read(path);
    expect(status).toBe(200);
    expect(text).toContain("Dit is een oefenkassa: er wordt niets betaald.");
    expect(text.replaceAll(/\s/g, " ")).toContain("<h1>€ 123,40 betalen</h1>");
    expect(text).toContain("Proza &lt;schrijven&gt;");
    expect(text.match(/<button name="outcome" value="\w+"/g)).toHaveLength(4);
    expect(text).not.toContain("Bancontact");
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["content-security-policy"]).toContain("form-action 'self' http://organization.localhost:3000;");
  });

  it("says above 1,500 euros that Bancontact by phone may refuse", async () => {
    expect((await read((await aPayment({ amount: 150_000 })).path)).text).not.toContain("Bancontact");
    expect((await read((await aPayment({ amount: 150_001 })).path)).text).toContain("Bancontact op je gsm");
  });

  it.each<[TillOutcome, string]>([
    ["paid", "Deze betaling is gelukt."],
    ["failed", "Deze betaling is mislukt."],
    ["canceled", "Deze betaling is geannuleerd."],
    ["expired", "Deze betaling is verlopen."],
  ])("ends it as %s and leads back, and says so afterwards", async (outcome, words) => {
    const { id, path } = await aPayment();
    const { status, headers } = await choose(path, { outcome });
    expect([status, headers.location]).toEqual([303, BACK]);
    expect(await stateOf(id)).toBe(outcome);
    const { text } = await read(path);
    expect(text).toContain(words);
    expect(text).toContain(`href="${BACK}"`);
    expect(text).not.toContain("<button");
    // Submitting a page that was still open elsewhere changes nothing.
    await choose(path, { outcome: outcome === "paid" ? "failed" : "paid" });
    expect(await stateOf(id)).toBe(outcome);
  });

  it("says that a payment expired when it was left open too long", async () => {
    const { path } = await aPayment();
    test.clock.advance(minutes(15));
    expect((await read(path)).text).toContain("Deze betaling is verlopen.");
  });

  it("accepts only choices that it offers, sent from the page itself", async () => {
    const { id, path } = await aPayment();
    for (const origin of [originOfSite("community"), "https://kwaad.example", "null"])
      expect((await choose(path, { origin })).status).toBe(403);
    for (const outcome of ["pending", "", "constructor"]) expect((await choose(path, { outcome })).status).toBe(422);
    expect((await choose(path, { body: "x".repeat(5000) })).status).toBe(413);
    expect(await stateOf(id)).toBe("pending");
  });

  it("does not exist for another payment, or on another site", async () => {
    const { path } = await aPayment();
    expect((await read(`${path}x`)).status).toBe(404);
    expect((await read("/betalen/")).status).toBe(404);
    expect((await read(path, "community")).status).toBe(404);
  });

  it.each([
    ["where Mollie takes the payments", "mollie"],
    ["where nobody does, as in production", undefined],
  ])("does not exist %s", async (_, name) => {
    const { id, path } = await aPayment();
    const till = test.services.payments;
    onTestFinished(() => void (test.services.payments = till));
    test.services.payments = name && till ? { ...till, name: "mollie" } : undefined;
    expect((await read(path)).status).toBe(404);
    await choose(path);
    expect(await till?.getPayment(id)).toMatchObject({ state: "pending" });
  });
});

describe("an enrolment that is paid at the practice till", () => {
  async function whoPays() {
    await aHouse(test.services);
    const paid = {
      has_enrollments: true,
      pricing_strategy: "paid",
      pricing_allow_installments: false,
      price: 12_340,
    } as const;
    const { slug, id } = await aCourse(test.services, paid);
    const { user_id } = await anEnrolment(test.services, { course_id: id, state: "paying" });
    const browser = await test.browser().signInAs(user_id ?? "");
    await browser.post(`/courses/${slug}/participate/save-payment-preferences`);
    const pathOf = async () => {
      const { body } = await browser.get(`/courses/${slug}/participation/payment-url`);
      return new URL(body.data.url.href).pathname;
    };
    const shown = async () => {
      // The provider is asked at most once a second.
      test.clock.advance(1000);
      const { step, activePayment } = (await browser.get(`/courses/${slug}/participation`)).body.data;
      return [step, activePayment.state, activePayment.method];
    };
    return { pathOf, shown, slug };
  }

  it("is complete when the person returns, even without a webhook", async () => {
    const { pathOf, shown, slug } = await whoPays();
    const path = await pathOf();
    expect((await read(path)).text.replaceAll(/\s/g, " ")).toContain("€ 123,40 betalen");
    expect(await shown()).toEqual(["betaling", "pending", null]);
    const { headers } = await choose(path);
    expect(headers.location).toContain(`/cursussen/${slug}/inschrijven`);
    expect(await shown()).toEqual(["compleet", "paid", "till"]);
  });

  it("whose payment fails can be paid again, on a new page", async () => {
    const { pathOf, shown } = await whoPays();
    const first = await pathOf();
    expect(await pathOf()).toBe(first);
    await choose(first, { outcome: "canceled" });
    expect(await shown()).toEqual(["betaling", "failed", null]);
    const second = await pathOf();
    expect(second).not.toBe(first);
    await choose(second);
    expect(await shown()).toEqual(["compleet", "paid", "till"]);
  });
});

import { aHouse } from "@inktvis/api/features/billing/invoices/invoice.factory";
import { type MollieStub, openMollieStub } from "@inktvis/api/features/billing/providers/mollie-stub.fixture";
import { readConfig } from "@inktvis/api/platform/config";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { checkPayments } from "./check-payments.ts";
import { checked, lineOf } from "./finding.ts";

const test = useTestApi();
let mollie: MollieStub;
beforeAll(async () => {
  mollie = await openMollieStub();
  await aHouse(test.services);
});
afterAll(() => mollie.close());

const PRODUCTION = { NODE_ENV: "production", SESSION_SECRET: "x".repeat(32), SITES_DOMAIN: "inktvis.example" };
async function linesWith(environment: Record<string, string>) {
  const config = readConfig({ DATA_DIR: test.services.config.dataDir, ...environment });
  return (await checked("payments", "see the key", () => checkPayments(config, test.services.db))).map(lineOf);
}

describe("what the doctor says about payments", () => {
  it("is, in development, that nobody really pays", async () => {
    expect(await linesWith({})).toEqual([expect.stringMatching(/^ok .*the practice till: nobody really pays$/)]);
  });

  it("is, in production without a key, that nobody can pay", async () => {
    expect(await linesWith(PRODUCTION)).toEqual([expect.stringMatching(/^WARN .*no MOLLIE_API_KEY/)]);
  });

  it("is, with a key, which payment methods Mollie accepts", async () => {
    expect(await linesWith({ ...mollie.settings, SITES_DOMAIN: "inktvis.example" })).toEqual([
      expect.stringMatching(/^ok .*Mollie offers bancontact, creditcard, ideal, kbc, belfius, applepay$/),
    ]);
    const { methods } = mollie.house;
    onTestFinished(() => void (mollie.house.methods = methods));
    mollie.house.methods = ["banktransfer"];
    expect(await linesWith({ ...PRODUCTION, ...mollie.settings })).toEqual([
      expect.stringMatching(/^FAIL .*none of our methods/),
      expect.stringMatching(/^WARN .*test mode/),
    ]);
  });

  it("warns when Mollie cannot reach our hosts, and fails for a key that Mollie refuses", async () => {
    expect(await linesWith(mollie.settings)).toContainEqual(expect.stringMatching(/^WARN .*cannot call these hosts/));
    expect(await linesWith({ ...mollie.settings, MOLLIE_API_KEY: "live_other" })).toEqual([
      expect.stringMatching(/^FAIL .*GET \/methods.*401.*: see the key$/),
    ]);
  });

  it("is, without house data, that nobody can pay", async () => {
    await test.services.db.deleteFrom("house_data").execute();
    expect(await linesWith({})).toContainEqual(expect.stringMatching(/^WARN .*no house data: fill them in/));
  });
});

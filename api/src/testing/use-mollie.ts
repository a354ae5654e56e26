import { afterAll, beforeAll } from "vitest";
import { type MollieStub, openMollieStub } from "#features/billing/providers/mollie-stub.fixture.ts";
import type { FairQueue } from "#platform/heavy-work/fair-queue.ts";
import { type TestApi, useTestApi } from "./test-api.ts";

const typesetNothing: FairQueue = async <T>() => Buffer.from("%PDF-") as T;

/**
 * The whole API with a stub of Mollie, for one test file. Both use the clock of the test. The sites have a public host,
 * unless SITES_DOMAIN is set otherwise, so that webhooks are sent; they reach the API in process. Invoices are blank
 * files.
 */
export function useMollie(environment: Record<string, string> = {}): { test: TestApi; mollie: MollieStub } {
  const mollie = {} as MollieStub;
  beforeAll(async () => void Object.assign(mollie, await openMollieStub({ now: () => test.clock.now(), deliver })));
  const test: TestApi = useTestApi(() => ({ SITES_DOMAIN: "inktvis.example", ...mollie.settings, ...environment }));
  // Otherwise each invoice would start a process that typesets it, which invoice-file.test.ts and payment-mails.test.ts
  // test.
  beforeAll(() => void (test.services.heavy.invoices = typesetNothing));
  afterAll(() => mollie.close());

  /** Calls the webhook as Mollie does: with a form, without cookie, Origin or CSRF token. */
  async function deliver(address: string, payload: string) {
    const { host, pathname: url } = new URL(address);
    const headers = { host, "content-type": "application/x-www-form-urlencoded" };
    return (await test.api.app.inject({ method: "POST", url, headers, payload })).statusCode;
  }
  return { test, mollie };
}

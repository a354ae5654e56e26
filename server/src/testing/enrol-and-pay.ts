import { setTimeout as pause } from "node:timers/promises";
import type { MollieFault, MollieStub } from "@inktvis/api/features/billing/providers/mollie-stub.fixture";
import type { TestBrowser, TestResponse } from "@inktvis/api/testing/test-browser";

const ENROLLEE = {
  firstName: "Anneleen",
  lastName: "Wouters",
  dateOfBirth: "1990-05-17",
  phone: "+32470123456",
  addressStreet: "Kerkstraat",
  addressNumber: "12",
  addressPostalCode: "9000",
  addressCity: "Gent",
  addressCountry: "BE",
  useInvoicingAddress: 0,
};
/** The ways in which Mollie fails, in turn, when a payment is created and when it is looked up. */
const FAULTS: MollieFault[] = ["500", "500-after", "drop-after", "429", "html", "drop"];
/** How long a person keeps trying after no response, or after one that says to try again. */
const PATIENCE_MS = 90_000;

export interface Enrolling {
  browser: TestBrowser;
  number: number;
  mollie: MollieStub;
  slug: string;
  log: { times: number[]; failures: number; full: number };
  /** Whether Mollie fails now and then, and some people cancel or do not come back. */
  fails: boolean;
}

/**
 * One person, from accepting the conditions to coming back after paying. With `fails`, people behave in ten different
 * ways.
 */
export async function enrol({ browser, number, mollie, slug, log, fails }: Enrolling) {
  const path = `/courses/${slug}`;
  const way = fails ? number % 10 : 0;
  const fault = FAULTS[number % FAULTS.length] ?? "500";
  /** Tries again after no response or a server error, as a person would. */
  const call = async (ask: () => Promise<TestResponse>) => {
    for (const over = Date.now() + PATIENCE_MS; Date.now() < over; await pause(200)) {
      const start = performance.now();
      const answer = await ask().catch(() => undefined);
      if (answer) log.times.push(performance.now() - start);
      if (answer && answer.status < 500) return answer;
      log.failures += 1;
    }
    throw new Error(`No answer to ${slug} in time`);
  };
  const isFull = ({ status, body }: TestResponse) => status === 422 && body.message === "Deze cursus is vol.";
  const step = (name: string, body: object) => call(() => browser.post(`${path}/participate/${name}`, body));
  /** Polls, at most once a second, as the page that people return to does; people do not wait for ever. */
  const look = async (looks: number) => {
    for (let left = looks; left > 0; left -= 1) {
      const { body } = await call(() => browser.get(`${path}/participation`));
      if (body.data.step === "compleet") return;
      await pause(1100);
    }
  };

  for (const [name, body] of [
    ["start", {}],
    ["save-data", ENROLLEE],
    ["save-payment-preferences", {}],
  ] as const) {
    const answer = await step(name, body);
    if (isFull(answer)) return void (log.full += 1);
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text}`);
  }
  for (let attempt = 0; ; attempt += 1) {
    if (fails && number % 4 === 0) mollie.failNext(fault, { on: /^POST \/payments$/ });
    const { status, body, text } = await call(() => browser.get(`${path}/participation/payment-url`));
    if (status !== 200) throw new Error(`payment-url: ${status} ${text}`);
    const id = new URL(body.data.url.href).pathname.split("/").at(-1) ?? "";
    // This person never pays, and Mollie sends no webhook.
    if (way === 9) return;
    if (way === 8 && attempt === 0) {
      await mollie.setState(id, "canceled", { isSilent: true });
      await look(2);
      continue;
    }
    if (way === 7 && attempt === 0) {
      await mollie.setState(id, "failed");
      await look(1);
      continue;
    }
    if (fails && number % 5 === 0) mollie.failNext(fault, { on: /^GET \/payments\// });
    await mollie.setState(id, "paid", { isSilent: way === 6 });
    // Some people close the page; for some the webhook is called many times.
    if (way === 5) return;
    if (way === 4) await Promise.all(Array.from({ length: 5 }, () => mollie.notify(id)));
    return look(5);
  }
}

import type { ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { aHouse } from "@inktvis/api/features/billing/invoices/invoice.factory";
import type { MollieStub } from "@inktvis/api/features/billing/providers/mollie-stub.fixture";
import { aCourse } from "@inktvis/api/features/courses/courses/course.factory";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import type { Services } from "@inktvis/api/platform/context";
import { TestBrowser } from "@inktvis/api/testing/test-browser";
import { deliverTo } from "./deliver-webhooks.ts";
import { enrol, type Enrolling } from "./enrol-and-pay.ts";
import { countResults, untilSettled } from "./payment-books.ts";
import { end, servedBy, startWeb, startWorker } from "./processes.ts";

/** In cents. */
const PRICE = 12_340;
/** docs/product/payments.md#states */
const SETTLED_WITHIN_MS = 60_000;

export interface PaymentWishes {
  people: number;
  /** Fewer than there are people. */
  seats: number;
  /**
   * How many people enrol at the same time. Ignored with `within`: the milliseconds over which their starts are spread.
   */
  atOnce: number;
  within?: number;
  /** How often a process is killed (-9) in the meantime, the worker and the web process by turns. */
  kills: number;
  /** Whether Mollie fails now and then, and some people cancel or do not come back. */
  fails: boolean;
}
export interface PaymentResult extends PaymentWishes {
  /** The 95th percentile of the duration of a call, in milliseconds. */
  p95: number;
  calls: number;
  /** Calls that failed because of Mollie, or that a killed process did not answer. */
  failures: number;
  paid: number;
  finalized: number;
  refusedAsFull: number;
  /** Payments with neither a finalised enrolment nor an anomaly for staff a minute after the end. */
  unsettled: number;
  /** Finalised enrolments beyond the number of seats. */
  oversold: number;
  /** Payments created twice at Mollie, second invoices for one enrolment, and mails that were sent twice. */
  doubled: number;
  /** Missing invoices, numbers and dates out of order. */
  gaps: number;
  /** Seconds from the last payment until all payments were settled. */
  settledIn: number;
}

interface Stage {
  services: Services;
  mollie: MollieStub;
  /** The environment of the processes, which share the database and the settings of the services. */
  environment: Record<string, string>;
}

/** Lets people enrol and pay while Mollie fails and processes are killed, and then checks the results. */
export async function playPayments(stage: Stage, wishes: PaymentWishes): Promise<PaymentResult> {
  const { services, mollie, environment } = stage;
  await aHouse(services);
  const course = await aCourse(services, {
    has_enrollments: true,
    pricing_strategy: "paid",
    pricing_allow_installments: false,
    price: PRICE,
    max_participants: wishes.seats,
  });
  const processes = { web: await startWeb(environment), worker: startWorker(environment) };
  const served = servedBy(() => processes.web.port);
  const log = { times: [] as number[], failures: 0, full: 0 };
  const webhooks = deliverTo(() => processes.web.port);
  mollie.deliver.by = webhooks.deliver;
  const people: TestBrowser[] = [];
  for (let count = 0; count < wishes.people; count += 1)
    people.push(await new TestBrowser(served, services).signInAs((await aPerson(services)).id));
  try {
    const killing = killByTurns(processes, environment, wishes.kills);
    const doEnrol = (number: number, browser: TestBrowser) =>
      enrol({ browser, number, mollie, slug: course.slug, log, fails: wishes.fails });
    await (wishes.within === undefined
      ? byTurns(people, wishes.atOnce, doEnrol)
      : spread(people, wishes.within, doEnrol));
    const ended = Date.now();
    await killing;
    mollie.recover();
    const unsettled = await untilSettled(services, mollie, ended + SETTLED_WITHIN_MS);
    const settledIn = (Date.now() - ended) / 1000;
    await webhooks.isOver();
    return {
      ...wishes,
      ...numbersOf(log),
      ...(await countResults(services, mollie, wishes.seats)),
      unsettled,
      settledIn,
    };
  } finally {
    await end(processes.worker, "SIGTERM");
    await end(processes.web.process, "SIGTERM");
  }
}

type DoEnrol = (number: number, browser: TestBrowser) => Promise<void>;

/** Lets so many people enrol at the same time, until everybody has had their turn. */
async function byTurns(people: readonly TestBrowser[], atOnce: number, doEnrol: DoEnrol) {
  const queue = people.entries();
  const work = async () => {
    for (const [number, browser] of queue) await doEnrol(number, browser);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Each person begins at their own moment, however far the earlier ones are. */
const spread = (people: readonly TestBrowser[], within: number, doEnrol: DoEnrol) =>
  Promise.all(
    people.map(async (browser, number) => {
      await pause((number * within) / people.length);
      await doEnrol(number, browser);
    }),
  );

const numbersOf = ({ times, failures, full }: Enrolling["log"]) => ({
  calls: times.length,
  failures,
  refusedAsFull: full,
  p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
});

interface Processes {
  web: Awaited<ReturnType<typeof startWeb>>;
  worker: ChildProcess;
}

/** Kills the worker and the web process by turns, at random moments, and restarts each at once. */
async function killByTurns(processes: Processes, environment: Record<string, string>, kills: number) {
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(500 + Math.random() * 1500);
    if (kill % 2 === 0) {
      await end(processes.worker, "SIGKILL");
      processes.worker = startWorker(environment);
    } else {
      await end(processes.web.process, "SIGKILL");
      processes.web = await startWeb(environment);
    }
  }
}

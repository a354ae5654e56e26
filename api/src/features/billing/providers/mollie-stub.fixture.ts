import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { hours, later } from "#platform/clock.ts";
import { openAccount, type StubCall } from "./mollie-stub-account.fixture.ts";
import { type Answer, problem, type RefundStatus, type Status, unprocessable } from "./mollie-stub-json.fixture.ts";

/*
 * Mollie on loopback, for tests and bench: as strict as Mollie is, and failing as Mollie does. What it imitates is
 * described in docs/decisions/0056-payment-providers.md.
 */

/**
 * How a call can fail: `-after` does what was asked and then fails. A timeout never responds; `drop` breaks the
 * connection.
 */
export type MollieFault =
  | "500"
  | "500-after"
  | "503"
  | "html"
  | "timeout"
  | "timeout-after"
  | "drop"
  | "drop-after"
  | "401"
  | "422"
  | "429";

interface Fault {
  fault: MollieFault;
  on: RegExp;
  times: number;
}

const KEY = "test_stub";
interface StubOptions {
  /** The clock of the code that calls the stub. */
  now?: () => Date;
  /** How it calls a webhook; over HTTP by default. Returns the status. */
  deliver?: (url: string, body: string) => Promise<number>;
  /** Refuses addresses that it could not reach, as Mollie does. */
  refusesLocalWebhooks?: boolean;
}

const overHttp = async (url: string, body: string) =>
  (await fetch(url, { method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded" } })).status;

export async function openMollieStub({
  now = () => new Date(),
  deliver: by = overHttp,
  refusesLocalWebhooks = true,
}: StubOptions = {}) {
  const deliver = { by };
  const calls: StubCall[] = [];
  const faults: Fault[] = [];
  const replays = new Map<string, { fingerprint: string; at: Date; answer: Answer | undefined }>();
  let held: Promise<void> | undefined;
  let address = "";
  const { payments, house, existing, add, answerTo } = openAccount({
    now,
    address: () => address,
    refusesLocalWebhooks,
  });

  /** Within an hour, a call with the same key gets the same answer as before. */
  function answerOnce(call: StubCall, query: URLSearchParams): Answer {
    if (!call.key || call.method !== "POST") return answerTo(call, query);
    const fingerprint = JSON.stringify([call.method, call.path, call.body]);
    const before = replays.get(call.key);
    if (before && later(before.at, hours(1)) > now()) {
      if (before.fingerprint !== fingerprint) return problem(400, "The idempotency key was used for another request");
      return before.answer
        ? { ...before.answer, headers: { "idempotent-replayed": "true" } }
        : problem(409, "The first request still runs");
    }
    const answer = answerTo(call, query);
    if (answer.status < 300) replays.set(call.key, { fingerprint, at: now(), answer });
    return answer;
  }

  function faultOf({ method, path }: StubCall) {
    const found = faults.find(({ on, times }) => times > 0 && on.test(`${method} ${path}`));
    if (found) found.times -= 1;
    return found?.fault;
  }

  async function serve(req: IncomingMessage, res: ServerResponse) {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://stub");
    const typed = await text(req);
    const key = req.headers["idempotency-key"] as string | undefined;
    const path = pathname.replace(/^\/v2/, "");
    const call: StubCall = { method: req.method ?? "GET", path, key, body: typed ? JSON.parse(typed) : undefined };
    calls.push(call);
    await held;
    const fault = faultOf(call);
    const isAuthorized = req.headers.authorization === `Bearer ${KEY}`;
    if (!isAuthorized || fault === "401") return send(res, problem(401, "Missing authentication"));
    if (fault && !fault.endsWith("-after")) return failWith(res, fault);
    const answer = answerOnce(call, searchParams);
    return fault ? failWith(res, fault) : send(res, answer);
  }

  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => send(res, problem(500, String(error))));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** Calls the webhook of a payment; returns the status, or undefined when it has no webhook. */
  const notify = async (id: string) => {
    const { webhookUrl } = existing(id);
    return webhookUrl === undefined ? undefined : deliver.by(webhookUrl, `id=${id}`);
  };

  return {
    settings: { MOLLIE_API_KEY: KEY, MOLLIE_API_URL: address },
    payments,
    /** Every call, including those that failed. */
    calls,
    /** Settings of the account: which methods are enabled; without balance, refunds wait in `queued`. */
    house,
    /** Adds a payment that we did not make, or not in this way. */
    add,
    payment: existing,
    /** How it calls webhooks; may be replaced. */
    deliver,
    /** The payments made for a row of ours, by its id. */
    paymentOf: (paymentId: string) =>
      payments.filter(({ metadata }) => (metadata as { paymentId?: string } | null)?.paymentId === paymentId),
    notify,
    /** Changes the state of a payment at Mollie, and calls its webhook unless `isSilent`. */
    setState: async (id: string, status: Status, { method = "bancontact", isSilent = false } = {}) => {
      const payment = existing(id);
      Object.assign(payment, { status, method, endedAt: now() });
      if (!isSilent) await notify(id);
    },
    setRefund: async (refundId: string, status: RefundStatus) => {
      const payment = payments.find(({ refunds }) => refunds.some(({ id }) => id === refundId));
      const found = payment?.refunds.find(({ id }) => id === refundId);
      if (!payment || !found) throw new Error(`The stub of Mollie has no refund ${refundId}`);
      found.status = status;
      if (["processing", "refunded", "failed"].includes(status)) await notify(payment.id);
    },
    chargeBack: async (id: string) => {
      const payment = existing(id);
      payment.chargedBack = payment.cents;
      await notify(id);
    },
    /** Makes the next calls fail; with `on` only those that match, such as `POST /payments`. */
    failNext: (fault: MollieFault, { times = 1, on = /./ }: { times?: number; on?: RegExp } = {}) =>
      void faults.push({ fault, times, on }),
    /** Ends the failures that `failNext` set. */
    recover: () => void faults.splice(0),
    /** Holds every answer back until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
export type MollieStub = Awaited<ReturnType<typeof openMollieStub>>;

function send(res: ServerResponse, { status, body, headers = {} }: Answer) {
  res.writeHead(status, { "content-type": "application/hal+json", ...headers });
  res.end(body === undefined ? undefined : JSON.stringify(body));
}

function failWith(res: ServerResponse, fault: MollieFault) {
  if (fault.startsWith("drop")) return void res.destroy();
  // The caller gives up by itself; `close` ends the connection.
  if (fault.startsWith("timeout")) return;
  if (fault === "html") return void res.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
  if (fault === "429") return send(res, { ...problem(429, "Too Many Requests"), headers: { "retry-after": "1" } });
  send(res, fault === "422" ? unprocessable("Refused by the stub") : problem(Number.parseInt(fault, 10)));
}

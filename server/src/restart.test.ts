import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { end, startWeb } from "#testing/processes.ts";

let dataDir: string;
let running: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "inktvis-restart-"));
  chmodSync(dataDir, 0o711);
});
afterEach(async () => {
  if (running) await end(running, "SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the product on the data folder of the test; returns how to call its API once it is ready. */
async function start() {
  const { process: server, port } = await startWeb({
    SITES_SCHEME: "https",
    DATA_DIR: dataDir,
    LIMIT_REGISTER: "10000/1h",
  });
  running = server;
  const send = async (method: string, path: string, headers: Record<string, string> = {}, body?: object) => {
    const host = "api.auth.localhost";
    const asked = request({ host: "127.0.0.1", port, method, path: `/api${path}`, headers: { ...headers, host } });
    asked.end(body && JSON.stringify(body));
    const [answer] = await once(asked, "response");
    return { status: answer.statusCode as number, headers: answer.headers, text: await text(answer) };
  };
  const { headers, text: token } = await send("GET", "/csrf-token");
  const asVisitor = {
    cookie: String(headers["set-cookie"]).split(";")[0] ?? "",
    origin: "https://auth.localhost",
    "x-csrf-token": JSON.parse(token).data.token as string,
    "content-type": "application/json",
  };
  return { server, post: (path: string, body: object) => send("POST", path, asVisitor, body) };
}

const credentials = (number: number) => ({
  email: `schrijver${number}@voorbeeld.example`,
  password: "een goed wachtwoord",
});

it(
  "loses nothing that was acknowledged when it is killed, and the next start recovers",
  { timeout: 120_000 },
  async () => {
    const { server, post } = await start();
    const acknowledged: number[] = [];
    let next = 0;
    const write = async () => {
      for (let number = next++; ; number = next++) {
        const body = { ...credentials(number), nickname: `Schrijver ${number}`, termsVersion: 1 };
        const answer = await post("/auth/register", body).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 200) acknowledged.push(number);
      }
    };
    const writing = Promise.all([write(), write(), write()]);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), { timeout: 60_000 });
    server.kill("SIGKILL");
    await writing;

    const again = await start();
    // Signing in says that the registration still has to be confirmed, so its row exists.
    const told = await Promise.all(acknowledged.map((number) => again.post("/auth/login", credentials(number))));
    for (const { status, text } of told)
      expect([status, text]).toEqual([422, expect.stringContaining("Bevestig eerst je e-mailadres")]);
  },
);

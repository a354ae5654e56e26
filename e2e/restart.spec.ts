import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { httpSend } from "./support/http-send.ts";

const PORT = 3310;
const API = `http://api.auth.localhost:${PORT}/api`;
const ORIGIN = `http://auth.localhost:${PORT}`;

/** The product on a data folder of its own; resolves when it serves. */
async function start(dataDir: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["../server/src/main.ts"], {
    cwd: import.meta.dirname,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      DEMO: "off",
      LIMIT_REGISTER: "10000/1h",
    },
  });
  await expect
    .poll(
      () =>
        httpSend(`http://127.0.0.1:${PORT}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return server;
}

async function visitor() {
  const { headers, text } = await httpSend(`${API}/csrf-token`);
  const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  return {
    cookie,
    origin: ORIGIN,
    "x-csrf-token": JSON.parse(text).data.token as string,
    "content-type": "application/json",
  };
}

const credentials = (number: number) => ({
  email: `schrijver${number}@voorbeeld.example`,
  password: "een goed wachtwoord",
});
const post = (path: string, body: object, headers: Record<string, string>) =>
  httpSend(`${API}${path}`, { method: "POST", headers, body: JSON.stringify(body) });

test("kill -9 loses nothing that was acknowledged, and the next start recovers", async () => {
  test.setTimeout(120_000);
  const dataDir = mkdtempSync(join(tmpdir(), "inktvis-restart-"));
  chmodSync(dataDir, 0o711);
  let server = await start(dataDir);
  try {
    const headers = await visitor();
    const acknowledged: number[] = [];
    let next = 0;
    const write = async () => {
      for (let number = next++; ; number = next++) {
        const body = { ...credentials(number), nickname: `Schrijver ${number}`, termsVersion: 1 };
        const answer = await post("/auth/register", body, headers).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 200) acknowledged.push(number);
      }
    };
    const writing = Promise.all([write(), write(), write()]);
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(30);
    server.kill("SIGKILL");
    await writing;

    server = await start(dataDir);
    // Whoever registered and did not confirm is told so: the row is there.
    const again = await visitor();
    for (const number of acknowledged) {
      const { status, text } = await post("/auth/login", credentials(number), again);
      expect([status, text]).toEqual([422, expect.stringContaining("Bevestig eerst je e-mailadres")]);
    }
  } finally {
    server.kill("SIGTERM");
    if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
});

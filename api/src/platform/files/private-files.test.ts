import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createTransport, outboxFolder } from "../mail/transport.ts";
import { openFileStore } from "./file-store.ts";

let dataDir: string;
let umask: number;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "inktvis-modes-"));
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(dataDir, { recursive: true });
});

const config = () => readConfig({ DATA_DIR: dataDir, SESSION_SECRET: "x".repeat(32) });
const modeOf = (...path: string[]) => (statSync(join(dataDir, ...path)).mode & 0o777).toString(8);

it("writes uploads and exports for their owner only, whatever the umask and the mode of the folder", async () => {
  mkdirSync(join(dataDir, "files"), { mode: 0o755 });
  const files = await openFileStore(config());
  async function* chunks() {
    yield Buffer.from("alles van iemand");
  }
  await files.put("images/a/sm.webp", Buffer.from("beeld"), "image/webp");
  await files.putStream("exports/a.zip", chunks(), "application/zip");
  expect(modeOf("files")).toBe("700");
  expect(modeOf("files/images/a/sm.webp")).toBe("600");
  expect(modeOf("files/exports/a.zip")).toBe("600");
});

it("writes the mails of the outbox for their owner only", async () => {
  mkdirSync(join(dataDir, "outbox"), { mode: 0o755 });
  const mail = {
    to: "lid@voorbeeld.example",
    kind: "x",
    subject: "x",
    preview: "x",
    greeting: "Dag",
    paragraphs: ["x"],
  };
  await createTransport(config())(mail, crypto.randomUUID());
  const [name = ""] = readdirSync(outboxFolder(config()));
  expect([modeOf("outbox"), modeOf("outbox", name)]).toEqual(["700", "600"]);
});

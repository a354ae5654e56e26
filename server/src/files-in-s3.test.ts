import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { readConfig } from "@inktvis/api/platform/config";
import { openFileStore } from "@inktvis/api/platform/files/file-store";
import { afterAll, describe, expect, it } from "vitest";
import { checkFiles } from "./doctor/check-machine.ts";
import { checked, lineOf } from "./doctor/finding.ts";
import { settingsFor, useS3 } from "#testing/s3.ts";

const s3 = useS3();
const dataDir = mkdtempSync(join(tmpdir(), "inktvis-s3-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const configFor = (settings: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...settings });
const openStore = (settings = s3.settings) => openFileStore(configFor(settings));

/** The bucket behind a proxy that answers some requests itself. */
async function behind(answer: (req: IncomingMessage, res: ServerResponse) => boolean) {
  const proxy = createServer((req, res) => {
    if (answer(req, res)) return;
    const passed = request(s3.endpoint + req.url, { method: req.method, headers: req.headers }, (response) => {
      res.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(res);
    });
    req.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  return {
    settings: settingsFor(`http://127.0.0.1:${port}`),
    [Symbol.asyncDispose]: async () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** Deletes nothing, and reports an error for each file as S3 does: in a response with status 200. */
function refuseDeletion(req: IncomingMessage, res: ServerResponse) {
  if (req.method !== "POST" || !req.url?.includes("?delete")) return false;
  res.writeHead(200, { "content-type": "application/xml" });
  res.end("<DeleteResult><Error><Key>x.pdf</Key><Code>AccessDenied</Code></Error></DeleteResult>");
  return true;
}

async function* pieces(count: number) {
  for (let piece = 0; piece < count; piece++) yield Buffer.alloc(100_000, piece);
}

describe("files in S3", () => {
  it("are stored, read and moved, including streamed ones", async () => {
    const files = await openStore();
    await files.put("images/a/sm.webp", Buffer.from("beeld"), "image/webp");
    await files.move("images/a/sm.webp", "images/a/taken-down/sm.webp");
    expect(await files.exists("images/a/sm.webp")).toBe(false);
    expect((await buffer(await files.read("images/a/taken-down/sm.webp"))).toString()).toBe("beeld");
    expect(await files.putStream("exports/a/a.zip", pieces(30), "application/zip")).toBe(3_000_000);
    const read = await buffer(await files.read("exports/a/a.zip"));
    expect([read.length, read.at(-1)]).toEqual([3_000_000, 29]);
    expect(await files.putStream("exports/b/b.zip", pieces(0), "application/zip")).toBe(0);
    await expect(files.read("images/a/elders.webp")).rejects.toThrow("images/a/elders.webp");
  });

  it("are deleted with their folder, but not those of a folder whose name begins the same", async () => {
    const files = await openStore();
    const keys = ["files/ab/x.pdf", "files/ab/diep/y.pdf", "files/abc/x.pdf"];
    for (const key of keys) await files.put(key, Buffer.from("x"), "application/pdf");
    await files.deleteAll("files/ab/");
    await files.deleteAll("files/niets/");
    expect(await Promise.all(keys.map(files.exists))).toEqual([false, false, true]);
  });

  it("are not reported as deleted when the service refuses to delete some of them", async () => {
    await using strict = await behind(refuseDeletion);
    const files = await openStore(strict.settings);
    await files.put("files/ac/x.pdf", Buffer.from("x"), "application/pdf");
    await expect(files.deleteAll("files/ac/")).rejects.toThrow("files/ac/");
  });
});

describe("the doctor", () => {
  const linesFor = async (settings: Record<string, string>) =>
    (await checked("files", "see S3_BUCKET", () => checkFiles(configFor(settings)))).map(lineOf);

  it("writes, reads and deletes a file in the bucket", async () => {
    expect(await linesFor(s3.settings)).toEqual([
      expect.stringMatching(/^ok .*bucket uploads: written, read and deleted$/),
    ]);
  });

  it("reports a bucket that does not exist, and one in which nothing can be deleted", async () => {
    await using strict = await behind(refuseDeletion);
    const lines = [await linesFor({ ...s3.settings, S3_BUCKET: "elders" }), await linesFor(strict.settings)].flat();
    expect(lines).toEqual([
      expect.stringMatching(/^FAIL.*bucket does not exist: elders: see S3_BUCKET$/),
      expect.stringMatching(/^FAIL.*did not delete all of doctor-.*: see S3_BUCKET$/),
    ]);
  });
});

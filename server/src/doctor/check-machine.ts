import { access, constants, mkdir, statfs } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Config } from "@inktvis/api/platform/config";
import { openFileStore } from "@inktvis/api/platform/files/file-store";
import { verifyMailServer } from "@inktvis/api/platform/mail/transport";
import { type Finding, fail, ok, warn, within } from "./finding.ts";

const GB = 1e9;

/** Free space and permissions of DATA_DIR. */
export async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  await mkdir(dataDir, { recursive: true });
  await access(dataDir, constants.R_OK | constants.W_OK);
  const { bavail, blocks, bsize, ffree, files } = await statfs(dataDir);
  return [judgeDisk({ free: bavail * bsize, size: blocks * bsize, freeFiles: files > 0 ? ffree / files : 1 }, dataDir)];
}

export function judgeDisk(
  { free, size, freeFiles }: { free: number; size: number; freeFiles: number },
  dataDir: string,
) {
  const says = `${(free / GB).toFixed(1)} GB of ${(size / GB).toFixed(1)} GB free for ${dataDir}`;
  const todo = "make room, or move DATA_DIR to a larger disk";
  if (freeFiles < 0.05) return fail("disk", `hardly any inodes are free for ${dataDir}`, todo);
  if (free < GB) return fail("disk", says, todo);
  return free < size * 0.1 ? warn("disk", says, todo) : ok("disk", says);
}

/** Short enough to delete the file before the check as a whole takes too long. */
const READ_PATIENCE_MS = 4000;

/** Writes, reads and deletes a file where the uploads are. */
export async function checkFiles(config: Config, open = openFileStore): Promise<Finding[]> {
  const files = await open(config);
  const folder = `doctor-${crypto.randomUUID()}/`;
  const bytes = Buffer.from("doctor");
  const probe = async () => buffer(await files.read(`${folder}probe.txt`));
  let read: Buffer;
  try {
    await files.put(`${folder}probe.txt`, bytes, "text/plain");
    read = await within(READ_PATIENCE_MS, probe());
  } finally {
    await files.deleteAll(folder);
  }
  const where = config.s3 ? `bucket ${config.s3.bucket}` : "files in DATA_DIR";
  return [
    read.equals(bytes)
      ? ok("files", `${where}: written, read and deleted`)
      : fail("files", `${where}: what was read is not what was written`, "look for a proxy or cache in between"),
  ];
}

/** Signs in to the mail server, without sending anything. */
export async function checkMail(config: Config): Promise<Finding[]> {
  if (config.smtpUrl) {
    await verifyMailServer(config.smtpUrl);
    return [ok("mail", `${new URL(config.smtpUrl).hostname} accepts mail`)];
  }
  return config.production
    ? [fail("mail", "nobody gets mail: there is no mail server", "set SMTP_URL")]
    : [ok("mail", "written to DATA_DIR/outbox")];
}

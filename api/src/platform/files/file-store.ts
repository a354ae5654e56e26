import { chmod, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../config.ts";
import { PRIVATE_MODE, makePrivateFolder } from "./private-files.ts";

/** Uploads, on disk or in S3. Keys are ours, never a name that somebody typed. */
export interface FileStore {
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** The same for what is made piece by piece and never whole in memory. Answers its size. */
  putStream: (key: string, chunks: AsyncIterable<Uint8Array>, contentType: string) => Promise<number>;
  exists: (key: string) => Promise<boolean>;
  /** Throws when there is no such file. The caller reads it to the end, or destroys it. */
  read: (key: string) => Promise<Readable>;
  move: (from: string, to: string) => Promise<void>;
  deleteAll: (prefix: string) => Promise<void>;
}

export async function openFileStore(config: Config): Promise<FileStore> {
  const location = join(config.dataDir, "files");
  // The driver cannot be told with which mode to write. Until it is set the folder above keeps others out.
  const makePrivate = (key: string) => (config.s3 ? undefined : chmod(join(location, key), PRIVATE_MODE.file));
  if (!config.s3) await makePrivateFolder(location);
  const disk = new Disk(config.s3 ? await s3Driver(config.s3) : new FSDriver({ location, visibility: "private" }));
  return {
    put: async (key, bytes, contentType) => {
      await disk.put(key, bytes, { contentType });
      await makePrivate(key);
    },
    putStream: async (key, chunks, contentType) => {
      // Written beside first, since S3 asks how long it is. Without a name: a process that is killed leaves nothing behind.
      const path = join(tmpdir(), crypto.randomUUID());
      await using file = await open(path, "wx+", PRIVATE_MODE.file);
      await unlink(path);
      let contentLength = 0;
      for await (const piece of chunks) contentLength += (await file.write(piece)).bytesWritten;
      await disk.putStream(key, file.createReadStream({ start: 0, autoClose: false }), { contentType, contentLength });
      await makePrivate(key);
      return contentLength;
    },
    exists: (key) => disk.exists(key),
    read: (key) => disk.getStream(key),
    move: (from, to) => disk.move(from, to),
    deleteAll: (prefix) => disk.deleteAll(prefix),
  };
}

/** Loaded only where it is used: the S3 client is large. */
async function s3Driver({ bucket, endpoint, region, accessKeyId, secretAccessKey }: NonNullable<Config["s3"]>) {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return new S3Driver({
    bucket,
    region,
    visibility: "private",
    supportsACL: false,
    forcePathStyle: true,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
}

import { chmod, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "../config.ts";
import { PRIVATE_MODE, makePrivateFolder } from "./private-files.ts";

/** Uploads, on disk or in S3. Keys are generated, never typed names. */
export interface FileStore {
  put: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** The same for generated content, which is never held in memory as a whole. Returns its size. */
  putStream: (key: string, chunks: AsyncIterable<Uint8Array>, contentType: string) => Promise<number>;
  exists: (key: string) => Promise<boolean>;
  /** Throws for a missing file. The caller has to consume or destroy the stream. */
  read: (key: string) => Promise<Readable>;
  move: (from: string, to: string) => Promise<void>;
  /** @param folder ends with a slash */
  deleteAll: (folder: string) => Promise<void>;
}

export async function openFileStore(config: Config): Promise<FileStore> {
  const location = join(config.dataDir, "files");
  // The driver has no option for the file mode. Until it is set, the mode of the folder protects the file.
  const makePrivate = (key: string) => (config.s3 ? undefined : chmod(join(location, key), PRIVATE_MODE.file));
  if (!config.s3) await makePrivateFolder(location);
  const disk = new Disk(config.s3 ? await s3Driver(config.s3) : new FSDriver({ location, visibility: "private" }));
  return {
    put: async (key, bytes, contentType) => {
      await disk.put(key, bytes, { contentType });
      await makePrivate(key);
    },
    putStream: async (key, chunks, contentType) => {
      // Buffered in a temporary file, because S3 needs the length first. Unlinked at once, so that a killed process
      // leaves nothing behind.
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
    deleteAll: async (folder) => {
      // The disk driver strips the trailing slash: in S3 that would also delete folders whose names begin with the same
      // characters.
      await disk.driver.deleteAll(folder);
      // S3 responds with 200 even when it refused to delete some of the files.
      if (config.s3 && !(await isEmpty(disk.driver, folder))) throw new Error(`S3 did not delete all of ${folder}`);
    },
  };
}

async function isEmpty(driver: Disk["driver"], folder: string) {
  const { objects } = await driver.listAll(folder, { recursive: true });
  return [...objects].length === 0;
}

/** Loaded on demand: the S3 client is large. */
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

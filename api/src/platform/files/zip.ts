import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

interface ZipEntry {
  name: string;
  chunks: AsyncIterable<string | Uint8Array>;
  /** For content that is compressed already, such as a picture. */
  storeAsIs?: boolean;
}

const encoder = new TextEncoder();
const toBytes = (piece: string | Uint8Array) => (typeof piece === "string" ? encoder.encode(piece) : piece);

/** Streams a zip: one chunk of one file is in memory at a time. */
export async function* createZip(files: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, chunks, storeAsIs = false } of files) {
    const file = storeAsIs ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = madeAt;
    zip.add(file);
    for await (const piece of chunks) {
      file.push(toBytes(piece));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

import { pipeline, Readable } from "node:stream";
import type { Context } from "../context.ts";
import { type AmountCell, createCsvStream } from "../csv.ts";
import { attachment } from "./attachment.ts";

/** The client is gone, or asked for the headers only (HEAD). */
const wasCancelled = ({ code, name }: NodeJS.ErrnoException) =>
  code === "ERR_STREAM_PREMATURE_CLOSE" || name === "AbortError";

type Row = readonly (string | number | AmountCell | null)[];

/** A CSV file with this title, streamed while its rows are read. */
export function csvDownload({ log }: Pick<Context, "log">, title: string, rows: Iterable<Row> | AsyncIterable<Row>) {
  const csv = createCsvStream();
  // Not `pipe`, which does not pass errors on: an unhandled error would end the process.
  pipeline(Readable.from(rows), csv, (error) => {
    if (error && !wasCancelled(error)) log.error({ err: error, title }, "CSV download failed");
  });
  return attachment(Readable.toWeb(csv) as ReadableStream<Uint8Array>, {
    title,
    extension: "csv",
    type: "text/csv; charset=utf-8",
  });
}

import type { MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";

/* Runs in the worker threads of heavy-work.ts. */

export interface Call {
  module: string;
  name: string;
  input: unknown;
  /** Where to report progress. */
  port: MessagePort | undefined;
}
type Work = (input: unknown, reportProgress: (progress: number) => void) => unknown;

/** Runs one task. Bytes are transferred instead of cloned. */
export default async function runTask({ module, name, input, port }: Call) {
  const { [name]: work } = (await import(module)) as Record<string, Work>;
  if (!work) throw new Error(`${module} exports no ${name}`);
  const result = await work(input, (progress) => port?.postMessage(progress));
  return result instanceof Uint8Array ? Piscina.move(result) : result;
}

import { load, type LoadRequest } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";

const PAGES = 30_000;
const WARM_UP = 2_000;

export interface Soaked {
  pages: number;
  /** Bytes of the heap after garbage collection. */
  before: number;
  after: number;
  /** The peak memory of the process since its start, in bytes. */
  peakRss: number;
}

/** Renders thirty thousand pages, and reports the heap after garbage collection, before and after, and the memory. */
export async function soak(process: MeasuredProcess, requests: LoadRequest[]): Promise<Soaked> {
  const render = async (pages: number) => {
    for (const request of requests) await load(request, { amount: Math.ceil(pages / requests.length) });
  };
  await render(WARM_UP);
  const { heap: before } = await process.memory();
  await render(PAGES);
  const { heap: after, peakRss } = await process.memory();
  return { pages: PAGES, before, after, peakRss };
}

import { load, type LoadRequest } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";

const PAGES = 30_000;
const WARM_UP = 2_000;

/** Renders thirty thousand pages and reports the heap after garbage collection, before and after. */
export async function soak(process: MeasuredProcess, requests: LoadRequest[]) {
  const render = async (pages: number) => {
    for (const request of requests) await load(request, { amount: Math.ceil(pages / requests.length) });
  };
  await render(WARM_UP);
  const before = await process.heap();
  await render(PAGES);
  return { pages: PAGES, before, after: await process.heap() };
}

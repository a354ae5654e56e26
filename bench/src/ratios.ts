import { load, type LoadRequest } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";

const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 12;

export interface Contender {
  process: MeasuredProcess;
  request: LoadRequest;
}
export interface Scenario {
  name: string;
  product: Contender;
  bare: Contender;
}

interface Figures {
  cpuMs: number;
  perSecond: number;
  p95: number;
}
export interface Ratio {
  name: string;
  product: Figures;
  bare: Figures;
  /** Processor time: the bare handler's share of the product's. 1 would be as light as bare. */
  cpu: number;
  perSecond: number;
}

async function round({ process, request }: Contender): Promise<Figures> {
  const before = await process.cpu();
  const { requests, perSecond, p95 } = await load(request, { duration: SECONDS });
  return { cpuMs: ((await process.cpu()) - before) / requests, perSecond, p95 };
}

export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const medians = (rounds: Figures[]): Figures => ({
  cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p95: median(rounds.map(({ p95 }) => p95)),
});

/** Product and bare server by turns, so that what else the machine does falls on both; the medians of five rounds. */
export async function measureRatio({ name, product, bare }: Scenario): Promise<Ratio> {
  // Until the compiler has seen it all: servers run for weeks, not for seconds.
  await load(product.request, { duration: WARM_UP_SECONDS });
  await load(bare.request, { duration: WARM_UP_SECONDS });
  const rounds: { product: Figures; bare: Figures }[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) rounds.push({ product: await round(product), bare: await round(bare) });
  const [ofProduct, ofBare] = [medians(rounds.map((r) => r.product)), medians(rounds.map((r) => r.bare))];
  return {
    name,
    product: ofProduct,
    bare: ofBare,
    cpu: ofBare.cpuMs / ofProduct.cpuMs,
    perSecond: ofProduct.perSecond / ofBare.perSecond,
  };
}

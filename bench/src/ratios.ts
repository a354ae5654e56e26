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
  /** CPU time of the bare server relative to the product: 1 would be equal. */
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

/** Measures product and bare server alternating, so that other load affects both; medians of five rounds. */
export async function measureRatio({ name, product, bare }: Scenario): Promise<Ratio> {
  // Warms up the JIT compiler, because real servers run for weeks.
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

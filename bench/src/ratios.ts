import { type Encoding, inEncoding, load, type LoadRequest, sizeOf } from "./load.ts";
import type { MeasuredProcess } from "./measured-process.ts";

const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 8;

export interface Contender {
  process: MeasuredProcess;
  request: LoadRequest;
}
export interface Scenario {
  name: string;
  encoding: Encoding;
  product: Contender;
  bare: Contender;
  /** Whether both must return the same bytes. */
  sameBytes?: boolean;
}

interface Figures {
  /** CPU milliseconds per request, of the server's process and of PostgreSQL. */
  server: number;
  postgres: number;
  perSecond: number;
  p95: number;
  bytes: number;
}
export interface Ratio {
  name: string;
  encoding: Encoding;
  product: Figures;
  bare: Figures;
  /** CPU time of the product with PostgreSQL, relative to the bare server: 1 would be equal. */
  cpu: number;
}

export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const medians = (rounds: Omit<Figures, "bytes">[], bytes: number): Figures => ({
  server: median(rounds.map(({ server }) => server)),
  postgres: median(rounds.map(({ postgres }) => postgres)),
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p95: median(rounds.map(({ p95 }) => p95)),
  bytes,
});
const cpuOf = ({ server, postgres }: Figures) => server + postgres;

/**
 * Measures product and bare server alternating, so that other load affects both; medians of five rounds.
 * @param postgresCpu the CPU milliseconds that PostgreSQL has used so far
 */
export async function measureRatio(scenario: Scenario, postgresCpu: () => number): Promise<Ratio> {
  const { name, encoding } = scenario;
  const asking = ({ process, request }: Contender) => ({ process, request: inEncoding(request, encoding) });
  const product = asking(scenario.product);
  const bare = scenario.sameBytes ? asking(scenario.bare) : scenario.bare;
  const bytes = { product: await sizeOf(product.request), bare: await sizeOf(bare.request) };
  if (scenario.sameBytes && bytes.product !== bytes.bare)
    throw new Error(`${name}: the bare server sends ${bytes.bare} bytes, the product ${bytes.product}`);
  // Warms up the JIT compiler, because real servers run for weeks.
  await load(product.request, { duration: WARM_UP_SECONDS });
  await load(bare.request, { duration: WARM_UP_SECONDS });
  const round = async ({ process, request }: Contender) => {
    const [server, postgres] = [await process.cpu(), postgresCpu()];
    const { requests, perSecond, p95 } = await load(request, { duration: SECONDS });
    return {
      server: ((await process.cpu()) - server) / requests,
      postgres: (postgresCpu() - postgres) / requests,
      perSecond,
      p95,
    };
  };
  const rounds = [];
  for (let turn = 0; turn < ROUNDS; turn++) rounds.push({ product: await round(product), bare: await round(bare) });
  const ofProduct = medians(
    rounds.map((r) => r.product),
    bytes.product,
  );
  const ofBare = medians(
    rounds.map((r) => r.bare),
    bytes.bare,
  );
  return { name, encoding, product: ofProduct, bare: ofBare, cpu: cpuOf(ofProduct) / cpuOf(ofBare) };
}

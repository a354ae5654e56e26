import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Installed on demand: it takes 170 MB, which `npm start` does not need. */
const PACKAGE = "lighthouse@13.5.0";
const RUNS = 3;
const FLAGS = "--headless --no-sandbox --disable-background-networking --disable-component-update";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = ["largest-contentful-paint", "total-blocking-time"] as const;

/** Medians of the mobile runs of a page: scores from 0 to 100, times in milliseconds. */
export interface LighthouseResult {
  url: string;
  scores: number[];
  lcp: number;
  blocked: number;
}

interface LighthouseReport {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<(typeof TIMES)[number], { numericValue: number }>;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Lighthouse with its default phone and slow network. Performance depends on other load on the machine. */
export async function runLighthouse(url: string): Promise<LighthouseResult> {
  const reports: LighthouseReport[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await runOnce(url));
  const [lcp = 0, blocked = 0] = TIMES.map((time) => median(reports.map(({ audits }) => audits[time].numericValue)));
  const scores = CATEGORIES.map((category) =>
    median(reports.map(({ categories }) => categories[category].score * 100)),
  );
  return { url, scores, lcp, blocked };
}

/** A run that Lighthouse itself aborts, for example because it got no trace of the page, is repeated. */
async function runOnce(url: string, attempts = 3): Promise<LighthouseReport> {
  try {
    return await run(url);
  } catch (error) {
    if (attempts === 1) throw error;
    return runOnce(url, attempts - 1);
  }
}

async function run(url: string): Promise<LighthouseReport> {
  const command = ["exec", "--yes", "--package", PACKAGE, "--", "lighthouse", url, "--quiet", "--output=json"];
  const { stdout } = await promisify(execFile)("npm", [...command, `--chrome-flags=${FLAGS}`], {
    env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] },
    maxBuffer: 64 * 1024 ** 2,
  });
  return JSON.parse(stdout) as LighthouseReport;
}

// npm run demo:big: fills the database with many rows, for benchmarks and for looking at full pages.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/demo-big.ts", process.argv.slice(2));

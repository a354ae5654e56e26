// npm run bench: the benchmarks of bench/, as ratios.
import { ensureInstalled, runPinned, setServerHeap } from "./bootstrap.mjs";
import { findBrowser } from "./browser.mjs";
import { buildWebWhenStale } from "./web-build.mjs";

await ensureInstalled();
const code = await buildWebWhenStale();
if (code !== 0) process.exit(code);
process.env.CHROMIUM_PATH ??= await findBrowser();
// With the same heap as `npm start`.
setServerHeap();
await runPinned("bench/src/main.ts", process.argv.slice(2));

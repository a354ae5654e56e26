// npm start: everything from a fresh clone to the addresses of the sites.
import { ensureInstalled, runPinned, setServerHeap } from "./bootstrap.mjs";
import { buildWebWhenStale } from "./web-build.mjs";

await ensureInstalled();
const code = await buildWebWhenStale();
if (code !== 0) process.exit(code);
setServerHeap();
await runPinned("server/src/main.ts", process.argv.slice(2));

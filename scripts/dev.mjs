// npm run dev: the same as npm start, with reload on change.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/main.ts", ["--dev", ...process.argv.slice(2)]);

// npm run import:legacy -- file.csv: imports addresses of the former site, so that they redirect.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/import-legacy.ts", process.argv.slice(2));

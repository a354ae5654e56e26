// npm run import:legacy -- file.csv: reads the addresses of the former site, so that they lead on.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/import-legacy.ts", process.argv.slice(2));

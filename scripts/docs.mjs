// npm run docs: writes the table of settings into the README, from the schema that the server reads them with.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/settings-table.ts", process.argv.slice(2));

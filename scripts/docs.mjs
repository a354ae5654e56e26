// npm run docs: writes the settings into the table of the README and into deploy/inktvis.env.example, from the schema that the server reads them with.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/settings-table.ts", process.argv.slice(2));

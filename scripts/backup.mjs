// npm run backup -- <folder>
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/backup.ts", process.argv.slice(2));

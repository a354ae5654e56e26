// npm run restore -- <folder>
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/restore.ts", process.argv.slice(2));

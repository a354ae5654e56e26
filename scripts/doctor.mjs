// npm run doctor
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/doctor.ts", process.argv.slice(2));

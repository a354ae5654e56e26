// npm run admin -- grant <email> <role>: grants a role, even to the first member of staff.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/admin.ts", process.argv.slice(2));

// npm run admin -- grant <email> <role>: gives somebody a role, also the first of the staff, who nobody else can.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/admin.ts", process.argv.slice(2));

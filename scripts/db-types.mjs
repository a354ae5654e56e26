// npm run db:types: writes the row types of the migrated database into api/src/platform/db/tables.gen.ts.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("server/src/db-types.ts", process.argv.slice(2));

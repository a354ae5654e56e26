// npm run mutate [-- words]: takes out each guard of mutations/guards in turn and demands that a test notices.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("mutations/run.ts", process.argv.slice(2));

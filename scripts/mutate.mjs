// npm run mutate [-- words]: removes each guard of mutations/guards in turn and requires a test to fail.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("mutations/run.ts", process.argv.slice(2));

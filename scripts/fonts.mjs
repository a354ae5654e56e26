// npm run fonts: cuts the fonts of the pages to what they use, into web/src/styles/fonts.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("web/subset-fonts.ts");

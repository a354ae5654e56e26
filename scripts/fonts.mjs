// npm run fonts: reduces the fonts of the pages to the characters that they use, in web/src/styles/fonts.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("web/subset-fonts.ts");

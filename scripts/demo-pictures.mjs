// npm run demo:pictures: draws the pictures of api/demo/pictures/drawn that are missing.
import { ensureInstalled, runPinned } from "./bootstrap.mjs";

await ensureInstalled();
await runPinned("api/demo/draw-pictures.ts");

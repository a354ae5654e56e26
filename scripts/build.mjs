// npm run build: installs the packages and builds the web, for starting the processes without npm start.
import { ensureInstalled } from "./bootstrap.mjs";
import { buildWebWhenStale } from "./web-build.mjs";

await ensureInstalled();
process.exit(await buildWebWhenStale());

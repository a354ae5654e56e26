import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { root, run } from "./bootstrap.mjs";

const stamp = join(root, "web/dist/.inktvis-build");

/** Builds the web when its sources are not those of the build in web/dist; answers the exit code. */
export async function buildWebWhenStale() {
  const wanted = hashOf(sources());
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return 0;
  console.log("Building the web");
  rmSync(stamp, { force: true }); // a killed build is no build
  const code = await run("npm", ["run", "build", "-w", "web", "--silent"]);
  if (code === 0) writeFileSync(stamp, wanted);
  return code;
}

function sources() {
  const web = readdirSync(join(root, "web"))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `web/${name}`);
  const folders = ["web/src", "web/public", "contract/src"].flatMap(filesBelow);
  const files = [...web, ...folders, "web/package.json", "package-lock.json"];
  // What the build itself writes would make it stale at once.
  return files.filter((file) => !/\.gen\.\w+$/.test(file)).toSorted();
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

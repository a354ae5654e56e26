import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";

import { root, run } from "./bootstrap.mjs";

/** The headless shell first: it needs half the processes. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The path of a Chromium, installed if running as root; undefined without one. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const found = onThisMachine() ?? ofPlaywright();
  if (found || process.getuid?.() !== 0 || process.platform !== "linux") return found;
  console.log("Installing Chromium");
  const quiet = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["-qq", "update"], quiet);
  const install = (name) => run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", name], quiet);
  if ((await install("chromium-headless-shell")) !== 0) await install("chromium");
  return onThisMachine();
}

function onThisMachine() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...paths, MACOS].find(existsSync);
}

function ofPlaywright() {
  const { chromium } = createRequire(join(root, "e2e/package.json"))("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

import { createServer } from "node:net";
import { DEMO_PASSWORD, demoAccounts, loadDemo } from "@inktvis/api/demo";
import type { Config } from "@inktvis/api/platform/config";
import { originOf, SITE_NAMES } from "@inktvis/contract/sites";
import { openBuiltWeb, openViteWeb, startApp, startOnBackend } from "./app.ts";
import { hasMailbox, mailboxOrigin } from "./http/mailbox.ts";
import { runProcess } from "./process.ts";

await runProcess(async (config, log) => {
  await checkPort(config);
  return startOnBackend(config, log, async (backend) => {
    if (config.demo) await loadDemo(backend.services);
    const app = await startApp(backend, process.argv.includes("--dev") ? openViteWeb : openBuiltWeb);
    announce(config);
    return app.close;
  });
});

/** Checked first: a port in use is the most common reason for a failed start. */
async function checkPort({ port, host }: Config) {
  const probe = createServer();
  await new Promise<void>((free, taken) => {
    probe.once("error", (error: NodeJS.ErrnoException) =>
      taken(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken. Stop what uses it, or set PORT.`) : error),
    );
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

function announce(config: Config) {
  const { sites, demo, dataDir } = config;
  const lines = SITE_NAMES.map((name) => `  ${name.padEnd(24)}${originOf(sites, name)}`);
  if (hasMailbox(config)) lines.push(`  ${"mailbox".padEnd(24)}${mailboxOrigin(sites)}`);
  console.log(`\nInktvis is ready. Data in ${dataDir}\n\n${lines.join("\n")}`);
  if (demo) {
    console.log(
      `\nDemo accounts, password ${DEMO_PASSWORD}:\n${demoAccounts()
        .map((line) => `  ${line}`)
        .join("\n")}`,
    );
  }
  console.log("\nCtrl+C stops it.");
}

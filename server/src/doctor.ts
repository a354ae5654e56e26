import { readConfig } from "@inktvis/api/platform/config";
import { examine } from "./doctor/examine.ts";
import { fail, lineOf } from "./doctor/finding.ts";
import { openPostgres } from "./open-postgres.ts";
import { readArguments } from "./read-arguments.ts";

const HELP = `npm run doctor

Checks the settings, the database, the clock, the disk, the files, the mail server, payments, the jobs and the hosts.
Prints in one line each what is wrong and what to do. Exits with code 1 when a check fails. The site can keep running.`;

readArguments(HELP, 0, {});
process.exit(await run());

async function run() {
  const findings = await examineHere();
  for (const finding of findings) console.log(lineOf(finding));
  const failures = findings.filter(({ state }) => state === "fail").length;
  console.log(failures > 0 ? `\n${failures} to fix.` : "\nNo check failed.");
  return failures > 0 ? 1 : 0;
}

async function examineHere() {
  try {
    const config = readConfig(process.env);
    const postgres = await openPostgres(config, () => {});
    try {
      return await examine(config, postgres.url, process.env);
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    return [fail("start", error instanceof Error ? error.message : String(error), "fix this first")];
  }
}

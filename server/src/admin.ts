import { parseArgs } from "node:util";
import { changeRoleByCommand, peopleWithRoles } from "@inktvis/api/features/staff/staff-people/roles-by-command";
import { removeSecondFactorByCommand } from "@inktvis/api/features/staff/staff-people/second-factor-by-command";
import { readConfig } from "@inktvis/api/platform/config";
import { createLogger } from "@inktvis/api/platform/log";
import { ROLES } from "@inktvis/contract/access";
import { withDatabase } from "./with-database.ts";

const HELP = `npm run admin -- grant <e-mailadres> <rol>
npm run admin -- revoke <e-mailadres> <rol>
npm run admin -- list
npm run admin -- remove-second-factor <e-mailadres>

Geeft iemand een rol, neemt er een weg, of toont wie er een heeft. Het account moet bevestigd zijn.
Neemt de tweede stap bij het aanmelden weg van wie alles kwijt is: die persoon is dan overal afgemeld en krijgt een mail.
Rollen: ${ROLES.join(", ")}.
Neemt de databank van DATABASE_URL, anders die in DATA_DIR, ook terwijl de site draait.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { help: { type: "boolean", short: "h" } },
});
const [action, email, role, ...more] = positionals;

if (values["help"]) console.log(HELP);
else await run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function run() {
  if (action === "list" && email === undefined) return withDatabase(list);
  if (action === "remove-second-factor" && email && role === undefined) return removeSecondFactor(email);
  if ((action !== "grant" && action !== "revoke") || !email || !role || more.length > 0)
    return fail("Zeg wie, en bij een rol welke. Uitleg: npm run admin -- --help");
  return withDatabase(async (db) => {
    const roles = await changeRoleByCommand(db, { action, email, role, now: new Date() });
    console.log(`${email}: ${roles.length > 0 ? roles.join(", ") : "geen rollen"}`);
  });
}

/** Opens the job queue too, because a job sends the mail. */
async function removeSecondFactor(email: string) {
  // Imported here only: it loads the whole product, which takes longer than the other commands need to run.
  const { openBackend } = await import("./app.ts");
  const config = readConfig(process.env);
  const { services, close } = await openBackend(config, createLogger({ ...config, logLevel: "silent" }));
  try {
    await removeSecondFactorByCommand(services, email);
    console.log(`${email} meldt zich weer aan met het wachtwoord alleen.`);
  } finally {
    await close();
  }
}

async function list(db: Parameters<typeof peopleWithRoles>[0]) {
  const people = await peopleWithRoles(db);
  if (people.length === 0)
    console.log("Nog niemand heeft een rol. Begin met npm run admin -- grant <e-mailadres> superadmin");
  for (const { email, roles, blocked_at } of people)
    console.log(`${email}: ${roles.join(", ")}${blocked_at ? " (geblokkeerd)" : ""}`);
}

function fail(why: string) {
  console.error(`Dat gaat niet. ${why}`);
  process.exitCode = 1;
}

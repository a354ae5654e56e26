import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "inktvis-arguments-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    encoding: "utf8",
    cwd: folder,
    env: { PATH: process.env["PATH"], DATA_DIR: join(folder, "data"), INIT_CWD: folder },
  });

describe.each(["backup", "restore", "doctor"])("npm run %s", (command) => {
  const extra = command === "doctor" ? [] : ["folder"];

  it.each([
    ["an unknown option", [...extra, "--quik"], "--quik"],
    ["too many names", [...extra, "other"], "one folder|Unknown argument 'other'"],
  ])("refuses %s with the usage, and does nothing", { timeout: 30_000 }, (_what, args, why) => {
    const { status, stderr, stdout } = run(command, ...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(new RegExp(why));
    expect(stderr).toContain(`npm run ${command}`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("explains itself on --help", { timeout: 30_000 }, () => {
    expect(run(command, "--help")).toMatchObject({ status: 0, stdout: expect.stringContaining(`npm run ${command}`) });
  });
});

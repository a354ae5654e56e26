import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { settings } from "@inktvis/api/platform/settings";
import { SITE_NAMES } from "@inktvis/contract/sites";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { PATIENCE_MS } from "./http/drain.ts";

const ROOT = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
const KNOWN = new Set([...Object.keys(settings), ...SITE_NAMES.map((name) => `HOST_${name.toUpperCase()}`)]);

/**
 * After its delay a process finishes the requests under way, and then jobs have ten seconds to end
 * (api/src/platform/jobs/job-worker.ts).
 */
const stopsWithin = (stopDelay: number) => stopDelay + PATIENCE_MS / 1000 + 10;

interface Service {
  stop_grace_period?: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  ports?: string[];
  depends_on?: string[] | Record<string, object>;
  volumes?: string[];
}
const compose = () =>
  parse(read("deploy/compose.yaml"), { merge: true }) as { services: Record<string, Service>; volumes: object };
const ours = () => Object.entries(compose().services).filter(([, { build }]) => build);

it("the README and the example file list exactly the settings that the product reads", () => {
  const script = new URL("server/src/settings-table.ts", ROOT).pathname;
  expect(spawnSync(process.execPath, [script, "--verify"], { encoding: "utf8" })).toMatchObject({ status: 0 });
});

describe("deploy/compose.yaml", () => {
  it("gives our processes existing settings only, and opens ports of the proxy only", () => {
    const names = ours().flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
    const open = Object.entries(compose().services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith("127.0.0.1:")).map(() => name),
    );
    expect(new Set(open)).toEqual(new Set(["caddy"]));
  });

  it("gives every process time to finish its requests before it is killed", () => {
    for (const [, { stop_grace_period = "", environment = {} }] of ours())
      expect(Number.parseInt(stop_grace_period)).toBeGreaterThan(stopsWithin(Number(environment["STOP_DELAY"])));
  });

  it("names only services, volumes, files and variables that exist", () => {
    const { services, volumes } = compose();
    const example = read("deploy/inktvis.env.example");
    const wanted = [...read("deploy/compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name = ""]) => name);
    expect(wanted.filter((name) => !new RegExp(`^#?${name}=`, "m").test(example))).toEqual([]);
    for (const [name, service] of Object.entries(services)) {
      const after = service.depends_on ?? [];
      const missing = (Array.isArray(after) ? after : Object.keys(after)).filter((other) => !(other in services));
      expect({ name, missing }).toEqual({ name, missing: [] });
      for (const volume of service.volumes ?? []) {
        const [source = ""] = volume.split(":");
        const isThere = source.startsWith("./") ? existsSync(new URL(`deploy/${source}`, ROOT)) : source in volumes;
        expect({ name, volume, isThere }).toEqual({ name, volume, isThere: true });
      }
    }
    const upstreams = services["caddy"]?.environment?.["UPSTREAMS"]?.split(" ") ?? [];
    const serving = ours().filter(([, { command }]) => !command);
    expect(upstreams).toEqual(serving.map(([name]) => `${name}:3000`));
    for (const [, { command = [] }] of ours())
      expect(command.slice(1).every((file) => existsSync(new URL(file, ROOT)))).toBe(true);
  });
});

describe("the other files of deploy/", () => {
  it("keep deploy/inktvis.env, which holds secrets, out of git and out of the image", () => {
    expect(read(".gitignore").split("\n")).toContain("deploy/inktvis.env");
    expect(read(".dockerignore")).not.toMatch(/^!deploy/m);
  });

  it("make Caddy serve every host", () => {
    const names = [...read("deploy/Caddyfile").matchAll(/[\w.]+(?=\.\{\$SITES_DOMAIN\})/g)].map(([name]) => name);
    expect(names.toSorted()).toEqual(SITE_NAMES.flatMap((name) => [name, `api.${name}`]).toSorted());
  });

  it("put every workspace that the server needs into the image, and ignore nothing that it copies", () => {
    const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
    const dockerfile = read("deploy/Dockerfile");
    for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
    const last = dockerfile.split(/^FROM /m).at(-1) ?? "";
    for (const workspace of ["contract", "api", "postgres", "server"])
      expect(last).toContain(`COPY ${workspace} ${workspace}`);
    const ignored = read(".dockerignore");
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    const isTaken = (file: string) => new RegExp(`^!(${file}|${file.split("/")[0] ?? ""})$`, "m").test(ignored);
    expect(copied.filter((file) => !isTaken(file))).toEqual([]);
    const { devDependencies } = JSON.parse(read("package.json")) as { devDependencies: Record<string, string> };
    const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version);
    expect(new Set(images)).toEqual(new Set([devDependencies["node"]]));
  });

  it("make systemd wait for requests under way before it kills a process", () => {
    const [, wait] = /^TimeoutStopSec=(\d+)$/m.exec(read("deploy/inktvis@.service")) ?? [];
    const [, delay] = /^STOP_DELAY=(\d+)$/m.exec(read("deploy/inktvis.env.example")) ?? [];
    expect(Number(wait)).toBeGreaterThan(stopsWithin(Number(delay)));
  });

  it.each(["deploy/inktvis@.service", "deploy/inktvis-worker.service"])("%s starts an existing program", (unit) => {
    const [, program = "", file = ""] =
      /^ExecStart=(?:\/usr\/bin\/env PORT=%i )?\/srv\/inktvis\/current\/(\S+) (\S+)$/m.exec(read(unit)) ?? [];
    expect(program).toBe("node_modules/node/bin/node");
    expect(existsSync(new URL(file, ROOT))).toBe(true);
    const settings = read(unit).matchAll(/^(?:Environment=|ExecStart=\/usr\/bin\/env )(\w+)=/gm);
    const names = [...settings].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
  });
});

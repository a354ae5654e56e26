import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SITE_NAMES, siteOfHost } from "@inktvis/contract/sites";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { settings } from "./settings.ts";

const folders: string[] = [];
const aFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "inktvis-config-"));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const SECRET = "x".repeat(32);
const read = (environment: Record<string, string> = {}) => readConfig({ SESSION_SECRET: SECRET, ...environment });

describe("the settings", () => {
  it("have defaults for a first start", () => {
    expect(read()).toMatchObject({
      production: false,
      port: 3000,
      host: "127.0.0.1",
      demo: true,
      worker: true,
      trustProxy: 0,
      databaseUrl: undefined,
      s3: undefined,
      limits: { signIn: { times: 10, seconds: 900 } },
    });
  });

  it("treat an empty value as absent", () => {
    const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, ""]));
    expect(readConfig({ ...empty, DATA_DIR: aFolder() }).port).toBe(3000);
  });

  it.each([
    ["PORT", "veel"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "30.5"],
    ["DATABASE_POOL", "1"],
    ["TRUST_PROXY", "yes"],
    ["WORKER", "1"],
    ["DEMO", "aan"],
    ["SITES_SCHEME", "ftp"],
    ["LOG_LEVEL", "loud"],
    ["SESSION_SECRET", "kort"],
    ["SOCIAL_LINKS", "Instagram"],
    ["SOCIAL_LINKS", "Instagram=http://instagram.example/x"],
    ["SHOP_URL", "javascript:alert(1)"],
    ["LIMIT_SIGN_IN", "10"],
    ["LIMIT_SIGN_IN", "10/15"],
    ["LIMIT_UPLOADS", "x/1h"],
    ["LIMIT_RESET", "10/1w"],
  ])("reject %s=%j and name the setting", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^Setting ${name}: .+`));
  });

  it("parse links to other sites into names and addresses", () => {
    expect(read().socialLinks).toEqual([]);
    expect(read({ SOCIAL_LINKS: "Een=https://een.example/@x?a=b  Twee=https://twee.example/" }).socialLinks).toEqual([
      { title: "Een", href: "https://een.example/@x?a=b" },
      { title: "Twee", href: "https://twee.example/" },
    ]);
  });

  it.each([
    ["10/15m", 10, 900],
    ["1/30s", 1, 30],
    ["5/1h", 5, 3600],
    ["200/2d", 200, 172_800],
  ])("parse the limit %s", (text, times, seconds) => {
    expect(read({ LIMIT_MAILS: text }).limits.mails).toEqual({ times, seconds });
  });
});

describe("production", () => {
  it("requires a secret, and disables the demo", () => {
    const folder = aFolder();
    expect(() => readConfig({ NODE_ENV: "production", DATA_DIR: folder })).toThrow(/^Setting SESSION_SECRET: /);
    expect(() => readConfig({ NODE_ENV: "production", DATA_DIR: folder, SESSION_SECRET: "" })).toThrow(
      /SESSION_SECRET/,
    );
    expect(read({ NODE_ENV: "production" })).toMatchObject({ production: true, demo: false, secret: SECRET });
  });
});

describe("the generated secret", () => {
  it("is stored in the data folder, readable by its owner only", () => {
    const [folder, other] = [join(aFolder(), "nog", "niet"), aFolder()];
    const { secret } = readConfig({ DATA_DIR: folder });
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR: folder }).secret).toBe(secret);
    expect(readConfig({ DATA_DIR: other }).secret).not.toBe(secret);
    const file = join(folder, "session-secret");
    expect(readFileSync(file, "utf8")).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe("the addresses of the sites", () => {
  it("are hosts below one domain", () => {
    const { sites } = read({ SITES_DOMAIN: "inktvis.example" });
    expect(sites.hosts.community).toBe("community.inktvis.example");
    for (const name of SITE_NAMES) expect(siteOfHost(sites, sites.hosts[name])?.site).toBe(name);
  });

  it.each([
    [{}, "3000"],
    [{ PORT: "80" }, ""],
    [{ PORT: "4000", SITES_PORT: "80" }, ""],
    [{ SITES_SCHEME: "https", SITES_PORT: "443" }, ""],
    [{ PORT: "4000" }, "4000"],
    [{ PORT: "4000", SITES_PORT: "81" }, "81"],
    [{ SITES_SCHEME: "https" }, ""],
    [{ SITES_SCHEME: "https", SITES_PORT: "8443" }, "8443"],
  ])("with %j have port %j", (environment, port) => {
    expect(read(environment as Record<string, string>).sites.port).toBe(port);
  });

  it("can be set one by one or all together, in upper or lower case", () => {
    expect(read({ SITES_DOMAIN: "Inktvis.Example" }).sites.hosts.verzin).toBe("verzin.inktvis.example");
    expect(read({ HOST_VERZIN: "Verzin.Example" }).sites.hosts.verzin).toBe("verzin.example");
  });

  it.each([
    ["the same host twice", { HOST_VERZIN: "a.example", HOST_STAFF: "a.example" }],
    ["the same host in another case", { HOST_VERZIN: "A.example", HOST_STAFF: "a.EXAMPLE" }],
    ["a site below another", { HOST_ORGANIZATION: "inktvis.example", HOST_STAFF: "staff.inktvis.example" }],
    ["a site deep below another", { HOST_ORGANIZATION: "inktvis.example", HOST_STAFF: "a.b.inktvis.example" }],
    ["a site that is the API of another", { HOST_VERZIN: "a.example", HOST_STAFF: "api.a.example" }],
    ["a site on the domain that the others lie below", { HOST_ORGANIZATION: "localhost" }],
  ])("reject %s and name the setting", (_case, environment) => {
    expect(() => read(environment)).toThrow(
      /^Setting HOST_[A-Z]+: .+ may not equal, or be a subdomain of, the host of \w+$/,
    );
  });

  it("may end in the same letters, as long as neither is a subdomain of the other", () => {
    const { hosts } = read({ HOST_ORGANIZATION: "inktvis.example", HOST_STAFF: "nietinktvis.example" }).sites;
    expect(hosts.staff).toBe("nietinktvis.example");
  });
});

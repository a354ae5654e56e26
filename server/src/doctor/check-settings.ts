import type { Config } from "@inktvis/api/platform/config";
import { settings } from "@inktvis/api/platform/settings";
import { SITE_NAMES } from "@inktvis/contract/sites";
import { type Finding, fail, ok, warn } from "./finding.ts";

const KNOWN = new Set([...Object.keys(settings), ...SITE_NAMES.map((name) => `HOST_${name.toUpperCase()}`)]);
/** Prefixes that only settings of the product have. */
const OURS = /^(DATABASE|ENROLMENT|HOST|KEEP|LIMIT|MAIL|MOLLIE|S3|SITES|SMTP|STAFF)_/;

/** Settings that are valid but probably not what was intended. */
export function checkSettings(config: Config, environment: NodeJS.ProcessEnv): Finding[] {
  const findings = Object.keys(environment)
    .filter((name) => OURS.test(name) && !KNOWN.has(name))
    .map((name) => warn("settings", `${name} is not a setting`, "see the table in README.md for its spelling"));
  if (config.production) findings.push(...checkProduction(config));
  const how = config.production ? "production" : "development: demo data, mails in a folder";
  return findings.length > 0 ? findings : [ok("settings", `valid, for ${how}`)];
}

function checkProduction({ sites, mailFrom, trustProxy, demo, host }: Config) {
  const findings: Finding[] = [];
  if (sites.scheme !== "https")
    findings.push(fail("settings", "the sites are served over http", "set SITES_SCHEME=https"));
  if (/\.example\b/.test(mailFrom))
    findings.push(fail("settings", `MAIL_FROM is ${mailFrom}`, "set a mailbox that somebody reads"));
  if (trustProxy === 0)
    findings.push(
      warn(
        "settings",
        "TRUST_PROXY is 0: behind a proxy all visitors count as one",
        "set the number of proxies in front",
      ),
    );
  if (trustProxy > 0 && !/^(127\.|::1$|localhost$)/.test(host))
    findings.push(
      warn(
        "settings",
        `it listens on ${host} and trusts a proxy`,
        "make sure that only the proxy reaches PORT, else anybody can choose their address",
      ),
    );
  if (demo) findings.push(fail("settings", "DEMO is on in production", "remove it"));
  return findings;
}

import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect } from "node:tls";
import type { Config } from "@inktvis/api/platform/config";
import { apiOriginOf, originOf, SITE_NAMES } from "@inktvis/contract/sites";
import { checked, type Finding, fail, ok, warn } from "./finding.ts";

const DAY_MS = 86_400_000;
/** Caddy and certbot renew a month ahead: later than this, renewing fails. */
const RENEWED_BEFORE_DAYS = 14;

/** Name, certificate and answer of every host; one line when all is well. */
export async function checkHosts({ sites }: Config): Promise<Finding[]> {
  const origins = SITE_NAMES.flatMap((name) => [originOf(sites, name), apiOriginOf(sites, name)]);
  const outside = origins.filter((origin) => !new URL(origin).hostname.endsWith(".localhost"));
  if (outside.length === 0) return [ok("hosts", "*.localhost: only on this machine")];
  const found = await Promise.all(
    outside.map((origin) =>
      checked("hosts", `${origin}: see DNS, the proxy and its certificate`, () => checkHost(origin)),
    ),
  );
  const problems = found.flat().filter(({ state }) => state !== "ok");
  return problems.length > 0 ? problems : [ok("hosts", `${outside.length} hosts answer`)];
}

async function checkHost(origin: string): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(origin);
  await lookup(hostname);
  const findings =
    protocol === "https:" ? [judgeCertificate(hostname, await certificateEnd(hostname, Number(port) || 443))] : [];
  const { status } = await fetch(`${origin}/robots.txt`, { redirect: "manual" });
  if (status !== 200)
    findings.push(
      fail("hosts", `${hostname} answers ${status}`, "let the proxy pass this host on, with its Host header"),
    );
  return findings;
}

/** Throws for a certificate that browsers refuse. */
async function certificateEnd(servername: string, port: number) {
  const socket = connect({ host: servername, servername, port });
  try {
    await once(socket, "secureConnect");
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

export function judgeCertificate(hostname: string, end: Date, now = new Date()) {
  const left = Math.floor((end.getTime() - now.getTime()) / DAY_MS);
  return left < RENEWED_BEFORE_DAYS
    ? warn("hosts", `the certificate of ${hostname} ends in ${left} days`, "see why it is not renewed")
    : ok("hosts", `the certificate of ${hostname} is valid for ${left} days`);
}

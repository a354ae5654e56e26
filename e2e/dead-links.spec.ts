import type { SiteName } from "@inktvis/contract/sites";
import { httpSend } from "./support/http-send.ts";
import { memberOf } from "./support/member.ts";
import { USER_AGENT } from "./support/sites.ts";
import { expect, siteUrl, test } from "./support/test.ts";

const SITES: SiteName[] = [
  "organization",
  "community",
  "verzin",
  "schrijfacademie",
  "creatiefschrijvenjong",
  "account",
  "auth",
];
/** The home of each site, whose menu and footer it shows too; on the account site it is for members only. */
const homeOf = (site: SiteName) => siteUrl(site, "/");
const AT_ONCE = 6;

const ask = (url: string, cookie: string) =>
  httpSend(url, { headers: { "user-agent": USER_AGENT, ...(isOf(url, "account") && { cookie }) } });
const isOf = (url: string, site: SiteName) => new URL(url).hostname === new URL(homeOf(site)).hostname;
const isOurs = ({ hostname }: URL) => SITES.some((site) => hostname === new URL(homeOf(site)).hostname);

/** The addresses on any of our sites that a page links to. */
function linksIn(html: string, from: string) {
  const targets = [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(
    ([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), from),
  );
  return targets.filter(isOurs).map(({ origin, pathname, search }) => origin + pathname + search);
}

/** The response at an address after following at most three redirects. */
async function open(url: string, cookie: string, redirects = 3): Promise<{ status: number; text: string }> {
  const answer = await ask(url, cookie);
  const { status, headers } = answer;
  const location = String(headers["location"] ?? "");
  if (status < 300 || status >= 400 || !location || redirects === 0) return answer;
  return open(new URL(location, url).href, cookie, redirects - 1);
}

/** The cookies of a member on the account site. */
async function cookieOfMember() {
  const domain = `.${new URL(homeOf("account")).hostname}`;
  const cookies = (await memberOf("lid", "account")).cookies().filter((cookie) => cookie.domain === domain);
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

test("no home, menu or footer of the seven sites has a dead link", async () => {
  test.slow();
  const cookie = await cookieOfMember();
  const found = new Map<string, SiteName>();
  for (const site of SITES) {
    const links = linksIn((await open(homeOf(site), cookie)).text, homeOf(site));
    expect(new Set(links).size, site).toBeGreaterThan(5);
    for (const link of links) if (!found.has(link)) found.set(link, site);
  }
  expect(found.size).toBeGreaterThan(60);
  const dead: string[] = [];
  const left = [...found];
  const follow = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [link, site] = next;
      const { status } = await open(link, cookie);
      if (status !== 200) dead.push(`${site}: ${link} answers ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, follow));
  expect(dead).toEqual([]);
});

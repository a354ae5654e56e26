/** What somebody gave as their website, when it is an address that a link may lead to: web pages only. */
export function parseWebsite(website: string): { href: string; host: string } | undefined {
  const url = URL.parse(website);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return { href: url.href, host: url.host.replace(/^www\./, "") };
}

/** The website of a profile as a link; undefined unless it is an http(s) address, which is safe in a `href`. */
export function parseWebsite(website: string): { href: string; host: string } | undefined {
  const url = URL.parse(website);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return { href: url.href, host: url.host.replace(/^www\./, "") };
}

import { httpSend } from "./support/http-send.ts";
import { makeContest } from "./support/make-contest.ts";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, siteUrl, test } from "./support/test.ts";

/* A page for visitors has an ETag over all that it shows; a browser that has the page sends it, and gets a 304. */

const home = siteUrl("community", "/");

/** A member with a profile that no other test changes. */
async function aWriter() {
  const member = await memberOf(await newAccount());
  const { slug } = await member.call<{ slug: string }>("GET", "/me");
  return { member, profile: siteUrl("community", `/profiel/${slug}`) };
}
const open = async (url: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered, text } = await httpSend(url, { headers });
  return { status, etag: String(answered["etag"]), headers: answered, text };
};
const again = (url: string, etag: string, headers?: Record<string, string>) =>
  open(url, { "if-none-match": etag, ...headers });

test("a visitor's page is sent once, until something on it changes", async () => {
  const { member, profile: url } = await aWriter();
  await makeText(member, { title: "Bewaard" });
  const { etag, text } = await open(url);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(text).toContain("Bewaard");
  expect((await open(url)).etag).toBe(etag);

  const kept = await again(url, etag, { "accept-encoding": "br" });
  expect({ status: kept.status, text: kept.text, etag: kept.etag }).toEqual({ status: 304, text: "", etag });
  expect(kept.headers["cache-control"]).toBe("private, no-cache");
  expect(kept.headers).not.toHaveProperty("content-security-policy");
  for (const named of [etag.replace("W/", ""), `"elders", ${etag}`]) expect((await again(url, named)).status).toBe(304);

  await makeText(member, { title: "Daarna" });
  const changed = await again(url, etag);
  expect(changed.status).toBe(200);
  expect(changed.text).toContain("Daarna");
  expect(changed.etag).not.toBe(etag);
});

test("an unchanged contest is not sent again, and still counts down by the clock of the server", async ({ page }) => {
  const { slug, closeNow } = await makeContest({ title: `Bewaard ${crypto.randomUUID().slice(0, 8)}` });
  const url = siteUrl("community", `/wedstrijd/${slug}`);
  const { etag } = await open(url);
  expect((await again(url, etag)).status).toBe(304);

  const timer = page.getByRole("timer");
  await page.goto(url);
  await expect(timer).toContainText(/6 dagen/);
  await page.goto(siteUrl("community", "/wedstrijden"));
  await page.goto(url);
  await expect(timer).toContainText(/6 dagen/);

  await closeNow();
  const { status, text } = await again(url, etag);
  expect(status).toBe(200);
  expect(text).toContain("De inzendingen worden nu beoordeeld.");
});

test("an ETag is specific to one address, and to the choices in one browser", async () => {
  const { profile: url } = await aWriter();
  const { etag } = await open(url);
  expect((await again(siteUrl("community", "/lezen"), etag)).status).toBe(200);
  expect((await again(siteUrl("verzin", "/"), etag)).status).toBe(200);
  for (const cookie of ["consent-cookie=1", "reading=4-night"])
    expect((await again(url, etag, { cookie })).status).toBe(200);
  // The id of a visitor's session is shown nowhere, so it does not change the ETag.
  expect((await again(url, etag, { cookie: "inktvis_session=v.een.ander" })).status).toBe(304);
});

test("a page that does not exist has no ETag", async () => {
  const { status, headers } = await open(siteUrl("community", "/tekst-lezen/bestaat-niet"), { "if-none-match": "*" });
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty("etag");
});

test("a member never gets a 304 for the page of a visitor", async () => {
  const { etag } = await open(home);
  const session = (await memberOf("lid")).cookies().at(-1);
  const { status, headers } = await again(home, etag, { cookie: `${session?.name}=${session?.value}` });
  expect(status).toBe(200);
  expect(headers).not.toHaveProperty("etag");
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("a page from the browser's cache works, including scripts and styles", async ({ page }) => {
  const statuses: number[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  cdp.on("Network.responseReceivedExtraInfo", ({ statusCode, headers }) => {
    if ("etag" in headers && headers["cache-control"] === "private, no-cache") statuses.push(statusCode);
  });
  const { profile: address } = await aWriter();
  await page.goto(address);
  await page.waitForLoadState("load");
  await page.goto(siteUrl("community", "/lezen"));
  await page.goto(address);
  expect(statuses.at(-1)).toBe(304);
  // Only scripts that run enable a button.
  await expect(page.getByRole("button", { name: "Cookies" })).toBeEnabled();
});

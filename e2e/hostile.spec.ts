import type { Page } from "@playwright/test";
import { HOSTILE_BODIES } from "./support/hostile-bodies.ts";
import { httpSend } from "./support/http-send.ts";
import { makeText } from "./support/make-text.ts";
import { memberOf } from "./support/member.ts";
import { USER_AGENT } from "./support/sites.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";
import { listens, textUrl } from "./support/text-page.ts";

const AUTHOR = "ecursusorganisator";
const NESTED = "<blockquote><p>".repeat(14_000) + "diep";
const SLOWEST_MS = 5000;

interface Sent {
  html: string;
  nonce: string;
}

async function sentPage(slug: string): Promise<Sent> {
  const begun = Date.now();
  const { status, text, headers } = await httpSend(textUrl(slug), { headers: { "user-agent": USER_AGENT } });
  expect([status, Date.now() - begun < SLOWEST_MS]).toEqual([200, true]);
  const [, nonce = ""] = /script-src 'nonce-([^']+)'/.exec(String(headers["content-security-policy"])) ?? [];
  expect(nonce).not.toBe("");
  return { html: text, nonce };
}

/** The elements and attributes of a page that could run, navigate or load something; parsed without running them. */
const foreignIn = (page: Page, sent: Sent) =>
  page.evaluate(({ html, nonce }) => {
    const sent = new DOMParser().parseFromString(html, "text/html");
    const foreign = [...sent.querySelectorAll("*")].filter(
      (element) =>
        /^(base|iframe|object|embed|animate|marquee)$/i.test(element.tagName) ||
        (element.matches('script:not([type="application/ld+json"])') && element.getAttribute("nonce") !== nonce) ||
        (element.tagName === "META" && /refresh/i.test(element.getAttribute("http-equiv") ?? "")) ||
        element.getAttributeNames().some((name) => name.startsWith("on")) ||
        ["href", "src", "action", "formaction", "xlink:href"].some((name) =>
          /^\s*(java|vb|data|\/\/evil)/i.test(element.getAttribute(name) ?? ""),
        ),
    );
    return foreign.map(({ outerHTML }) => outerHTML.slice(0, 500));
  }, sent);

/** The elements in an open text that the editor does not produce, and whether a script ran. */
const doneBy = (page: Page) =>
  page.evaluate(() => ({
    pwned: "pwned" in globalThis,
    foreign: [...document.querySelectorAll(".reading *")]
      .filter(
        (element) =>
          !/^(P|BR|STRONG|EM|U|S|BLOCKQUOTE|H2|H3|UL|OL|LI|HR|A|IMG)$/.test(element.tagName) ||
          element.getAttributeNames().some((name) => !["href", "src", "alt", "class"].includes(name)) ||
          /^\s*(java|vb|data)/i.test(element.getAttribute("href") ?? ""),
      )
      .map(({ outerHTML }) => outerHTML),
  }));

test("40 hostile bodies and 200 kB of nested markup are sanitized fast, and none is executed", async ({ page }) => {
  test.slow();
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith("http") && !hostname.endsWith(".localhost")) elsewhere.push(href);
  });
  expect(NESTED.length).toBeGreaterThan(200_000);
  const author = await memberOf(AUTHOR);
  await page.goto(siteUrl("community", "/lezen"));

  const bodies: string[] = [];
  const made: string[] = [];
  let newest = "";
  for (const hostile of [...HOSTILE_BODIES, NESTED]) {
    // Titles are attacked too.
    const title = `Zee ${hostile}`.slice(0, 200);
    newest = await makeText(author, { title, body: `<p>Zee.</p>${hostile}` });
    made.push(newest);
    const what = hostile.slice(0, 200);
    expect(await foreignIn(page, await sentPage(newest)), what).toEqual([]);
    bodies.push((await author.call<{ body: string }>("GET", `/texts/${newest}`)).body);
  }
  expect(bodies).toHaveLength(41);

  // Each stored body is well-formed, so none can hide another: all are opened together, in a page that runs scripts.
  const all = await makeText(author, { title: "Zee van alles", body: bodies.slice(0, -1).join("") });
  made.push(all);
  for (const slug of [all, newest]) {
    const begun = Date.now();
    await page.goto(textUrl(slug));
    await expect(page.locator(".reading")).toContainText("Zee.");
    expect(Date.now() - begun).toBeLessThan(SLOWEST_MS);
    await listens(page.locator(".reading"));
    expect(await doneBy(page)).toEqual({ pwned: false, foreign: [] });
  }
  // All titles, in a page that runs scripts.
  await signIn(page, AUTHOR, { site: "community", path: "/schrijven" });
  await expect(page.getByRole("link", { name: "Zee van alles" }).first()).toBeVisible();
  await settled(page);
  await expect(page.getByText(`Zee ${HOSTILE_BODIES[0]}`, { exact: true }).first()).toBeAttached();
  expect(await doneBy(page)).toEqual({ pwned: false, foreign: [] });
  expect({ dialogs, elsewhere }).toEqual({ dialogs: [], elsewhere: [] });
  // Deleted, because other tests read the newest texts.
  for (const slug of made) await author.call("DELETE", `/texts/${slug}`);
});

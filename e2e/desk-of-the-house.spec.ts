import { asEditor } from "./support/room.ts";
import { axeFindings } from "./support/axe.ts";
import { dayAfter } from "./support/days.ts";
import { memberOf } from "./support/member.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

/* What staff keeps besides pages: academy periods, magazine issues, dead links. */

// A call that is made to fail.
test.use({ allowedComplaints: /ERR_FAILED/ });

test("an admin plans a period of the academy, changes its groups, and deletes it", async ({ page }) => {
  test.slow();
  const title = `Schrijfacademie ${Date.now()}`;
  // Far off but before 2200, and no two runs on the same days: periods never overlap.
  const opens = 4000 + Math.floor(Math.random() * 50_000);
  await signIn(page, "admin", { site: "staff", path: "/academyPeriods/create" });
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Inschrijven vanaf, dag").fill(dayAfter(opens));
  await page.getByLabel("Inschrijven tot, dag").fill(dayAfter(opens + 1));
  const nameOf = (group: number) =>
    page.getByRole("group", { name: `Groep ${group}` }).getByLabel("Titel van de groep");
  await nameOf(1).fill("Proza");
  await page.getByRole("button", { name: "Voeg een groep toe" }).press("Enter");
  await expect(nameOf(2)).toBeFocused();
  await nameOf(2).fill("Poëzie");
  await page.getByRole("button", { name: "Bewaar" }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Verwijder groep 1" }).press("Enter");
  await expect(page.getByRole("button", { name: "Voeg een groep toe" })).toBeFocused();
  await expect(
    page.getByRole("button", { name: "Verwijder groep 1" }),
    "a period keeps at least one group",
  ).toBeDisabled();
  await page.getByRole("button", { name: "Zet terug" }).click();
  await page.getByRole("button", { name: "Groep 2 omhoog" }).press("Enter");
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByText("Bewaard.")).toBeVisible();
  await page.reload();
  await expect(nameOf(1)).toHaveValue("Poëzie");
  await expect(nameOf(2)).toHaveValue("Proza");
  await page.getByRole("button", { name: "Verwijder", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Verwijder" }).click();
  await expect(page).toHaveURL(/\/academyPeriods(\?|$)/);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

/** Signs in again if a visit to another site has ended the session. */
const editor = () => memberOf("redacteur", "staff");

/** So old that other pages do not show the article as their newest. */
const LONG_AGO = "1998-12-01";
async function anArchivedArticle(title: string) {
  await (
    await editor()
  ).call("POST", "/staff/articles", {
    title,
    type: "verzin-publication",
    excerpt: "Over brood.",
    body: "<p>Over brood.</p>",
    publishedAt: LONG_AGO,
  });
}

/** An issue number that the demo does not use, and that comes before all others. */
const NUMBER = 1;
async function deleteIssue(number: number) {
  const issues = await (await editor()).call<{ id: string; number: number }[]>("GET", "/staff/magazine-issues");
  for (const { id } of issues.filter((issue) => issue.number === number))
    await (await editor()).call("DELETE", `/staff/magazine-issues/${id}`);
}

test("an editor puts two articles in a new issue of the magazine, which a reader opens", async ({ page }) => {
  test.slow();
  const [title, first, second] = ["Brood", "Kruimels", "Korst"].map((word) => `${word} ${Date.now()}`) as [
    string,
    string,
    string,
  ];
  for (const article of [first, second]) await anArchivedArticle(article);
  await deleteIssue(NUMBER);
  await asEditor(page, "/magazineIssues/create");
  await page.getByLabel("Nummer", { exact: true }).fill(String(NUMBER));
  await page.getByLabel("Titel", { exact: true }).fill(title);
  await page.getByLabel("Seizoen").fill("winter 1998");
  await page.getByLabel("Waarover het gaat").fill("Over wat rijst.");
  const contents = page.getByRole("group", { name: "Inhoud" });
  const search = contents.getByLabel("Zoek een artikel op titel");
  const asked = "**/staff/magazine-contributions*";
  await page.route(asked, (route) => route.abort());
  await search.fill(second);
  await expect(contents.getByRole("status")).toContainText("Druk op Enter om het opnieuw te proberen.");
  await page.unroute(asked);
  await search.press("Enter");
  await expect(contents.getByRole("status")).toHaveText("1 gevonden");
  for (const article of [second, first]) {
    await search.fill(article);
    await contents.getByRole("button", { name: `Voeg ‘${article}’ toe` }).press("Enter");
    await expect(search).toBeFocused();
    await expect(contents.getByRole("status")).toHaveText("1 gevonden");
    await expect(contents.getByText("staat in dit nummer")).toBeVisible();
  }
  await contents.getByLabel(`Kopje boven ‘${second}’`).fill("Uit de oven");
  await contents.getByRole("button", { name: "Bijdrage 2 omhoog" }).click();
  await page.getByLabel("Verschijnt op, dag").fill(LONG_AGO);
  await page.getByRole("button", { name: "Bewaar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await axeFindings(page)).toEqual([]);

  await page.goto((await page.getByRole("link", { name: "Bekijk op de site" }).getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const links = page.getByRole("main").getByRole("link", { name: /^(?:Kruimels|Korst) \d+$/ });
  await expect(links).toHaveText([first, second]);
  await expect(page.getByRole("heading", { name: "Uit de oven" })).toBeVisible();
  await deleteIssue(NUMBER);
});

test("an editor finds a dead link and leaves it as it is", async ({ page }) => {
  test.slow();
  const name = `Wilma ${Date.now()}`;
  const dead = siteUrl("organization", `/bestaat-niet-${Date.now()}`);
  const tile = await (
    await editor()
  ).call<{ id: string }>("POST", "/staff/team-tiles", {
    title: name,
    line: "Leest proeven",
    body: "Met een rood potlood.",
    link: dead,
    tags: [6],
  });
  await (await editor()).call("POST", "/staff/links/check");
  await asEditor(page, "/links");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText("bestaat niet (meer)", { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await row.getByRole("button", { name: `Laat staan: ${dead}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Laat staan" }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel("Toon").selectOption("die we laten staan");
  await expect(row).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await row.getByRole("link", { name }).click();
  await expect(page.getByLabel("Link (niet verplicht)")).toHaveValue(dead);
  await (await editor()).call("DELETE", `/staff/team-tiles/${tile.id}`);
});

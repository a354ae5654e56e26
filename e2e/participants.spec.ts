import { readFile } from "node:fs/promises";
import { makeCourse } from "./support/make-course.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { axeFindings } from "./support/axe.ts";
import { aHouseCourse, enrolmentPage, newMemberOn, PERSON, step, enrolUntilPayment } from "./support/enrolling.ts";
import { dayAfter } from "./support/days.ts";
import { expect, mailbox, settled, signIn, siteUrl, test } from "./support/test.ts";

test("a course organiser sees the participants, and exports the list (docs/product/participants.md)", async ({
  page,
}) => {
  const { slug } = await makeCourse({ title: `Water ${crypto.randomUUID().slice(0, 8)}`, hasEnrollments: true });
  const path = `/beheer/cursussen/${slug}`;
  await signIn(page, "cursusorganisator", { site: "account", path });
  await expect(page.getByText("Nog niemand schreef zich in")).toBeVisible();
  const account = await newAccount();
  const member = await memberOf(account, "organization");
  await member.call("POST", `/courses/${slug}/participate/start`, {});
  await member.call("POST", `/courses/${slug}/participate/save-data`, PERSON);

  await page.reload();
  const active = page.getByRole("table", { name: "Ingeschreven" });
  await active.getByRole("link", { name: "Anneleen Wouters" }).click();
  await expect(page.getByRole("heading", { name: "Anneleen Wouters", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Gegevens" })).toContainText("Kerkstraat 12");
  await expect(page.getByRole("region", { name: "Prijs" })).toContainText("Deze cursus is gratis.");

  // Delisted and relisted: nothing was paid, so all is as before.
  await page.getByRole("button", { name: "Schrijf uit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Schrijf uit" }).click();
  await expect(page.getByText("Uitgeschreven door de organisator")).toBeVisible();
  await page.getByRole("button", { name: "Schrijf opnieuw in" }).click();
  const relisting = page.getByRole("dialog", { name: /^Anneleen Wouters \(.*\) opnieuw inschrijven\?$/ });
  await expect(relisting).toContainText("De deelnemer is meteen weer ingeschreven");
  await relisting.getByRole("button", { name: "Schrijf opnieuw in" }).click();
  await expect(page.getByRole("button", { name: "Schrijf uit" })).toBeVisible();

  await page.getByRole("navigation", { name: "Deze cursus" }).getByRole("link", { name: "Exporteer" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download het rekenblad" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toMatch(/^ingeschreven;Veerman \w+;Anneleen;Wouters;/m);

  await test.step("a change of time or place is mailed, and the form says so before it is saved", async () => {
    await page.goto(siteUrl("account", `${path}/instellingen`));
    await settled(page);
    await page.getByLabel("Plaats", { exact: true }).fill("Het Archief, Gent");
    await page.getByLabel("Startdatum").fill(dayAfter(31));
    await expect(page.getByText("Je wijzigt de data en de plaats.")).toBeVisible();
    await expect(page.getByText("Inschrijven kan nog altijd tot en met")).toBeVisible();
    await expect(page.getByText("De kaart wijst nog de vorige plaats aan.")).toBeVisible();
    await page.getByRole("button", { name: "Bewaar de cursus" }).click();
    await expect(page.getByText("Je wijzigingen zijn bewaard.")).toBeVisible();
    const told = async () =>
      (await mailbox.mailsTo(account.email)).filter(({ text }) => text?.includes("Het Archief, Gent"));
    await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBe(1);
  });
});

test("a course organiser releases the seat of somebody who is still paying (docs/product/delisting.md#releasing)", async ({
  page,
  browser,
}) => {
  const { slug } = await aHouseCourse({ maxParticipants: 1 });
  await enrolUntilPayment(await newMemberOn(page), slug);
  await page.goto(siteUrl("organization", enrolmentPage(slug)));
  await expect(step(page, "Kies en betaal")).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, "admin", { site: "account", path: `/beheer/cursussen/${slug}` });
  const paying = desk.getByRole("table", { name: "Betalen nog" });
  await paying.getByRole("link", { name: "Anneleen Wouters" }).click();
  await settled(desk);
  await desk.getByRole("button", { name: "Geef de plaats vrij" }).click();
  const releasing = desk.getByRole("dialog", { name: /^De plaats van Anneleen Wouters \(.*\) vrijgeven\?$/ });
  expect(await axeFindings(desk)).toEqual([]);
  await releasing.getByRole("button", { name: "Geef de plaats vrij" }).click();
  await expect(desk).toHaveURL(siteUrl("account", `/beheer/cursussen/${slug}`));
  await expect(desk.getByText("Nog niemand schreef zich in")).toBeVisible();
  await expect(paying).toBeHidden();

  await page.reload();
  await expect(step(page, "Er is geen plaats meer voor je vrijgehouden")).toBeVisible();
});

import { newTextForLessonPath } from "@inktvis/contract/page-paths/community";
import { axeFindings } from "./support/axe.ts";
import { followEcourse, makeEcourse } from "./support/make-ecourse.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";
import { chooseGenre, save, title, type } from "./support/writing-page.ts";

const ASSIGNMENT = "Kijk een kwartier naar het water.\nSchrijf dan wat er niet was.";

test("a student writes a text for an assignment beside its question, hands it in, and reads the feedback", async ({
  page,
  browser,
}) => {
  test.slow();
  const ecourse = await makeEcourse({ title: `Water ${crypto.randomUUID().slice(0, 8)}`, modules: [1] });
  const lesson = ecourse.modules[0]?.lessons[0] ?? "";
  await ecourse.maker.call("PUT", `/ecourse-module-classes/${lesson}`, {
    title: "Het eerste water",
    body: "<p>Ga zitten aan een sloot.</p>",
    assignment: ASSIGNMENT,
  });
  const { member } = await followEcourse(ecourse);
  await page.context().addCookies(member.cookies());
  const lessonUrl = siteUrl("account", `/cursussen/online/${ecourse.id}/les/${lesson}`);
  await page.goto(lessonUrl);
  await page.getByRole("link", { name: "Schrijf een nieuwe tekst" }).click();
  await expect(page.getByText("Schrijf dan wat er niet was.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "De les" }).click();
  await expect(page).toHaveURL(lessonUrl);
  await page.getByRole("link", { name: "Schrijf een nieuwe tekst" }).click();
  await title(page).fill("Een sloot");
  await type(page, "Er was geen wind.");
  await chooseGenre(page, "Natuur");
  await save(page).click();

  await expect(page).toHaveURL(lessonUrl);
  await expect(page.getByText("‘Een sloot’ is bewaard. Dien hem nu hier in.")).toBeVisible();
  const choice = page.getByLabel("Welke tekst dien je in?");
  await expect(choice).toBeFocused();
  await expect(choice.locator("option:checked")).toHaveText("Een sloot");
  await page.getByRole("button", { name: "Dien in" }).click();
  await expect(page.getByText("Je tekst is ingediend.")).toBeVisible();
  await expect(page.getByText("wacht op feedback")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const maker = await (await browser.newContext()).newPage();
  await signIn(maker, "ecursusorganisator", {
    site: "account",
    path: `/beheer/e-cursussen/${ecourse.id}/inzendingen?page=2`,
  });
  await maker.getByRole("link", { name: "Naar de eerste pagina" }).click();
  await maker.getByRole("link", { name: "Een sloot" }).click();
  await expect(maker.getByText("Er was geen wind.")).toBeVisible();
  await expect(maker.locator(".tab-links [aria-current=page]")).toHaveText("Inzendingen");
  await maker.getByLabel("Feedback", { exact: true }).fill("Mooi wat er ontbreekt.");
  await maker.getByRole("button", { name: "Geef feedback" }).click();
  await expect(maker.getByText("Je feedback is verstuurd.")).toBeVisible();
  expect(await axeFindings(maker)).toEqual([]);
  await maker.context().close();

  await page.reload();
  await expect(page.getByText("Mooi wat er ontbreekt.")).toBeVisible();

  await ecourse.maker.call("PUT", `/ecourse-module-classes/${lesson}`, { assignment: null });
  await page.reload();
  await expect(page.getByText("Mooi wat er ontbreekt.")).toBeVisible();
  await expect(page.getByText("niet goedgekeurd")).toBeVisible();
  await expect(choice).toHaveCount(0);

  // A tab or link from before the assignment was removed.
  await page.goto(siteUrl("community", newTextForLessonPath(ecourse.id, lesson)));
  await expect(page.getByText("vraagt geen tekst meer")).toBeVisible();
  await expect(page.getByRole("link", { name: "Mijn teksten" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

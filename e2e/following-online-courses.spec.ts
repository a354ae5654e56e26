import { axeFindings } from "./support/axe.ts";
import { followEcourse, makeEcourse } from "./support/make-ecourse.ts";
import { expect, settled, siteUrl, test } from "./support/test.ts";

/* Following an online course (docs/product/ecourses.md#lessons, #progress, #videos). */

// The connection is lost, and a lesson has been deleted.
test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|status of 410/ });

const titleOf = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

test("somebody follows an online course, and ticks off a lesson without a connection", async ({ page }) => {
  const made = await makeEcourse({ title: titleOf("Water"), modules: [2] });
  const { member } = await followEcourse(made);
  await page.context().addCookies(member.cookies());
  await page.goto(siteUrl("account", "/cursussen"));
  await settled(page);
  await expect(page.getByText("0 van 2 lessen")).toBeVisible();
  await page.getByRole("link", { name: /^Begin eraan/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les 1.1");
  await settled(page);

  await page.context().setOffline(true);
  // A browser that stores nothing: the page must stay open.
  await page.evaluate(() => Object.defineProperty(window, "localStorage", { get: () => null }));
  await page.getByRole("button", { name: "Rond deze les af" }).click();
  await expect(page.getByText("Er is even geen verbinding. Laat dit venster open:")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Er is even geen verbinding.")).toBeHidden();
  await expect(page.getByText("Deze les is afgerond.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const next = page.getByRole("link", { name: "Volgende les: Les 1.2" });
  await expect(next, "the button that had the focus is gone").toBeFocused();
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les 1.2");
  await page.getByRole("link", { name: "Naar het overzicht" }).click();
  await expect(page.getByText("1 van 2 lessen")).toBeVisible();
  await expect(page.getByText("50 %")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ga verder waar je was: Les 1.2/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Somebody who has a lesson open that the maker deletes is shown that it is gone.
  const deleted = made.modules[0]?.lessons[1];
  await made.maker.call("DELETE", `/ecourse-module-classes/${deleted}`);
  await page.goto(siteUrl("account", `/cursussen/online/${made.id}/les/${deleted}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze les is er niet meer");
});

test("a video sends no request to its host until it is pressed, even when another page was loaded first", async ({
  page,
}) => {
  const video = "<p>https://youtu.be/dQw4w9WgXcQ</p>";
  const made = await makeEcourse({ title: titleOf("Video"), modules: [[`<p>Kijk.</p>${video}`]] });
  const { member } = await followEcourse(made);
  await page.context().addCookies(member.cookies());
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).origin);
    return route.fulfill({ contentType: "text/html", body: "<title>Video</title>" });
  });
  await page.goto(siteUrl("account", `/cursussen/online/${made.id}`));
  await settled(page);
  await page.getByRole("link", { name: "Les 1.1", exact: true }).click();
  const play = page.getByRole("button", { name: /Speel af van YouTube/ });
  await expect(play).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  expect(foreign).toEqual([]);
  await play.click();
  await expect.poll(() => page.frames().at(-1)?.title()).toBe("Video");
  expect(foreign).toEqual(["https://www.youtube-nocookie.com"]);
});

import { axeFindings } from "./support/axe.ts";
import { type Member, memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, mailbox, settled, siteUrl, test } from "./support/test.ts";

/* Following an online course (docs/product/ecourses.md#lessons, #progress, #videos). */

// A connection that is lost, and a lesson that was deleted.
test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|status of 410/ });

interface Made {
  id: string;
  lessonIds: string[];
  maker: Member;
}

/** An online course with a lesson for each body. */
async function makeEcourse(title: string, bodies: readonly string[]): Promise<Made> {
  const maker = await memberOf("ecursusorganisator", "account");
  const { id } = await maker.call<{ id: string }>("POST", "/ecourses", { title, body: "<p>Over water.</p>" });
  const module = { title: "Kijken", description: "Zonder pen.", ecourseId: id, sortOrder: 9999 };
  const { id: ecourseModuleId } = await maker.call<{ id: string }>("POST", "/ecourse-modules", module);
  const lessonIds: string[] = [];
  for (const [at, body] of bodies.entries()) {
    const lesson = { title: `Les over water ${at + 1}`, description: "", body, ecourseModuleId, sortOrder: 9999 };
    lessonIds.push((await maker.call<{ id: string }>("POST", "/ecourse-module-classes", lesson)).id);
  }
  return { id, lessonIds, maker };
}

/** A new member who used an invitation to it. */
async function aFollower({ id, maker }: Made) {
  const account = await newAccount();
  await maker.call("POST", `/ecourses/${id}/invite-participants`, { text: "Welkom.", emails: [account.email] });
  const link = new URL(await mailbox.linkTo(account.email, "/cursussen/online/uitnodiging/"));
  const member = await memberOf(account, "account");
  await member.call("POST", `/ecourses/${id}/use-invitation`, { token: link.searchParams.get("token") ?? "" });
  return member;
}

test("somebody follows an online course, and ticks a lesson off without a connection", async ({ page }) => {
  const made = await makeEcourse(`Water ${crypto.randomUUID().slice(0, 8)}`, ["<p>Kijk.</p>", "<p>Luister.</p>"]);
  const follower = await aFollower(made);
  await page.context().addCookies(follower.cookies());
  await page.goto(siteUrl("account", "/cursussen"));
  await settled(page);
  await expect(page.getByText("0 van 2 lessen")).toBeVisible();
  await page.getByRole("link", { name: /^Begin eraan/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les over water 1");
  await settled(page);

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Rond deze les af" }).click();
  await expect(page.getByText("Er is even geen verbinding.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("Er is even geen verbinding.")).toBeHidden();
  await expect(page.getByText("Deze les is afgerond.")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("link", { name: "Volgende les: Les over water 2" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les over water 2");
  await page.getByRole("link", { name: "Naar het overzicht" }).click();
  await expect(page.getByText("1 van 2 lessen")).toBeVisible();
  await expect(page.getByText("50 %")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Ga verder waar je was: Les over water 2/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Whoever has a lesson open that the maker deletes is told.
  await made.maker.call("DELETE", `/ecourse-module-classes/${made.lessonIds[1]}`);
  await page.goto(siteUrl("account", `/cursussen/online/${made.id}/les/${made.lessonIds[1]}`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Deze les is er niet meer");
});

test("a video asks nothing of its host before it is pressed, also when another page was loaded first", async ({
  page,
}) => {
  const video = "<p>https://youtu.be/dQw4w9WgXcQ</p>";
  const made = await makeEcourse(`Video ${crypto.randomUUID().slice(0, 8)}`, [`<p>Kijk.</p>${video}`]);
  const follower = await aFollower(made);
  await page.context().addCookies(follower.cookies());
  const foreign: string[] = [];
  await page.route(/^https:/, (route) => {
    foreign.push(new URL(route.request().url()).origin);
    return route.fulfill({ contentType: "text/html", body: "<title>Video</title>" });
  });
  await page.goto(siteUrl("account", `/cursussen/online/${made.id}`));
  await settled(page);
  await page.getByRole("link", { name: "Les over water 1", exact: true }).click();
  const play = page.getByRole("button", { name: /Speel af van YouTube/ });
  await expect(play).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  expect(foreign).toEqual([]);
  await play.click();
  await expect.poll(() => page.frames().at(-1)?.title()).toBe("Video");
  expect(foreign).toEqual(["https://www.youtube-nocookie.com"]);
});

import type { Page, Request } from "@playwright/test";
import { submitSignIn } from "./support/auth-pages.ts";
import { axeFindings } from "./support/axe.ts";
import { allCallsSeen, holdCalls } from "./support/hold-calls.ts";
import { followEcourse, type MadeEcourse, makeEcourse } from "./support/make-ecourse.ts";
import { expect, signIn, siteUrl, test } from "./support/test.ts";

// An ended session answers 401 or 419, a test with a newer version 409; one request may be blocked.
test.use({ allowedComplaints: /status of 4(?:01|09|19)|net::ERR_FAILED/ });

const QUESTIONS = { "Wat stroomt?": ["Zand", "*Water"], "Wat waait?": ["*Wind", "Steen"] };
const formOf = (questions: Record<string, string[]>) => ({
  title: "Wat weet je nog?",
  questions: Object.entries(questions).map(([question, answers], place) => ({
    question,
    questionType: "multiple_choice",
    sortOrder: place + 1,
    answerData: answers.map((answer) => ({ answer: answer.replace("*", ""), correct: answer.startsWith("*") })),
  })),
});

const anEcourse = () => makeEcourse({ title: `Water ${crypto.randomUUID().slice(0, 8)}`, by: "admin" });

/** Signs in a new student of the online course. */
async function asStudent(page: Page, ecourse: MadeEcourse) {
  const { account, member } = await followEcourse(ecourse);
  await page.context().addCookies(member.cookies());
  return account;
}

/** Empty for a response of a page that was left: the browser may have discarded it. */
const bodyOf = async (request: Request) => (await (await request.response())?.text().catch(() => "")) ?? "";
const isPage = (body: string) => /^<!doctype html/i.test(body);

const answer = (page: Page, question: string, name: string) =>
  page.getByRole("group", { name: question }).getByRole("radio", { name });

test("a maker makes a final test; unsaved changes are reported, and survive a reload", async ({ page }) => {
  const { id } = await anEcourse();
  await signIn(page, "admin", { site: "account", path: `/beheer/e-cursussen/${id}/test` });
  const save = page.getByRole("button", { name: "Bewaar de eindproef" });
  await expect(save).toBeDisabled();
  await page.getByLabel("Titel").fill("Wat weet je nog?");
  await expect(page.getByText("Je wijzigingen zijn nog niet bewaard.")).toBeVisible();
  await page.getByRole("button", { name: "Voeg een vraag toe" }).press("Enter");
  await expect(page.getByLabel("De vraag")).toBeFocused();
  await page.keyboard.type("Wat stroomt?");
  await page.getByLabel("Antwoord 1", { exact: true }).fill("Zand");
  await page.getByLabel("Antwoord 2", { exact: true }).fill("Water");
  await page.reload();
  await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toBeVisible();
  await expect(page.getByLabel("Antwoord 2", { exact: true })).toHaveValue("Water");
  await save.click();
  await expect(page.getByRole("link", { name: "Vraag 1: Duid minstens één juist antwoord aan." })).toBeVisible();
  await page.getByLabel("Antwoord 2 van vraag 1 is juist").check();
  await save.click();
  await expect(page.getByText("De eindproef is bewaard.")).toBeVisible();
  await expect(page.getByText("Je wijzigingen zijn nog niet bewaard.")).toBeHidden();
  await expect.poll(() => axeFindings(page)).toEqual([]);

  await page.getByRole("link", { name: "Probeer als deelnemer" }).click();
  await answer(page, "Wat stroomt?", "Water").check();
  await page.getByRole("button", { name: "Dien de test in" }).click();
  await expect(page.getByText("Er is niets bewaard.")).toBeVisible();
});

test("a half-finished test loses nothing by a reload or an expired session; the right answers are shown only after passing", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const ecourse = await anEcourse();
  const { id, maker } = ecourse;
  const final = siteUrl("account", `/cursussen/online/${id}/eindproef`);
  await maker.call("POST", `/ecourse-test/${id}`, formOf(QUESTIONS));
  const account = await asStudent(page, ecourse);
  const told: Promise<string>[] = [];
  page.on("requestfinished", (request) => told.push(bodyOf(request)));

  await page.goto(final);
  await answer(page, "Wat stroomt?", "Water").check();
  // The page is reloaded before the autosave.
  await page.reload();
  await expect(answer(page, "Wat stroomt?", "Water")).toBeChecked();
  await expect(page.getByText("Je antwoorden zijn bewaard.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Dien de test in" })).toBeDisabled();

  await context.clearCookies();
  await page.route("**/submit-response", (route) => route.fulfill({ status: 401, json: { code: "unauthorized" } }));
  await answer(page, "Wat waait?", "Wind").check();
  await page.getByRole("button", { name: "Bewaar je antwoorden" }).click();
  await expect(page.getByText("Je was niet meer aangemeld.")).toBeVisible();
  await page.unrouteAll();
  await submitSignIn(page, account.email, account.password);
  await expect(answer(page, "Wat waait?", "Wind")).toBeChecked();
  await expect(answer(page, "Wat stroomt?", "Water")).toBeChecked();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  // The right answers are in no page, script or preload; the other checks show that these bodies were really read.
  const bodies = await Promise.all(told);
  const [pages, others] = [bodies.filter(isPage), bodies.filter((body) => !isPage(body))];
  expect(pages.join("\n")).toContain("Wat stroomt?");
  expect(others.join("\n")).toContain("Dit koos je, en het is juist.");
  expect(bodies.join("\n")).not.toMatch(/"?correct"?\s*:\s*(?:true|false|!0|!1)/);

  await page.getByRole("button", { name: "Dien de test in" }).click();
  await expect(page.getByRole("heading", { name: "Je bent geslaagd" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Wat stroomt?" })).toContainText("Dit koos je, en het is juist.");
  await expect(page.getByText("Code:")).toBeVisible();
  await expect.poll(() => axeFindings(page)).toEqual([]);

  // Students who no longer follow anything still find what they earned.
  const [student] = await maker.call<{ id: string }[]>("GET", `/ecourses/${id}/students`);
  await maker.call("DELETE", `/ecourse-students/${student?.id}`);
  await page.goto(siteUrl("account", "/cursussen"));
  await expect(page.getByText("Je volgt nu geen online cursus.")).toBeVisible();
  await page.getByRole("link", { name: "Je certificaten" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Certificaten" })).toBeVisible();
});

test("a student who fails reads when they may try again; a new version keeps the answers to the same questions", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const ecourse = await anEcourse();
  const { id, maker } = ecourse;
  await maker.call("POST", `/ecourse-test/${id}`, formOf(QUESTIONS));
  await asStudent(page, ecourse);
  await page.goto(siteUrl("account", `/cursussen/online/${id}/eindproef`));
  await maker.call("POST", `/ecourse-test/${id}`, formOf({ "Wat brandt?": ["*Vuur", "IJs"], ...QUESTIONS }));
  await answer(page, "Wat waait?", "Steen").check();
  await expect(
    page.getByText("Deze test is intussen vernieuwd.").or(page.getByText("Nog niet bewaard.")),
  ).toBeVisible();
  await page.getByRole("button", { name: "Bewaar je antwoorden" }).click();
  await expect(page.getByText("Deze test is intussen vernieuwd.")).toBeVisible();
  await expect(answer(page, "Wat waait?", "Steen")).toBeChecked();
  await answer(page, "Wat brandt?", "Vuur").check();
  await answer(page, "Wat stroomt?", "Water").check();
  await expect(page.getByText("dan kan je het na 24 uur opnieuw proberen")).toBeVisible();
  await page.getByRole("button", { name: "Dien de test in" }).click();
  await expect(page.getByRole("heading", { name: "Dit keer lukte het niet" })).toBeVisible();
  await expect(page.getByText(/Nog 2\d u\. \d+ min\./)).toBeVisible();
  await expect(answer(page, "Wat waait?", "Steen")).toBeDisabled();
  // Right and wrong answers look the same: which ones were wrong is not shown (docs/product/ecourses.md#tests).
  for (const question of ["Wat waait?", "Wat stroomt?"])
    await expect(page.getByRole("group", { name: question })).toContainText("Dit koos je.");
  await expect(page.getByText("Welke antwoorden juist zijn, lees je hier zodra je geslaagd bent.")).toBeVisible();
  await expect.poll(() => axeFindings(page)).toEqual([]);

  await page.goto(siteUrl("account", `/cursussen/online/${id}`));
  await expect(page.getByText("Je slaagde nog niet voor de eindproef.")).toBeVisible();
  await expect(page.getByText(/^Je kan de test opnieuw maken vanaf/)).toBeVisible();
  // Until then, the test is not the primary button of this page.
  await expect(page.getByRole("link", { name: "Naar de eindproef" })).toHaveClass(/button-secondary/);
  // A test that was completed is not continued in its old version.
  await maker.call("POST", `/ecourse-test/${id}`, formOf(QUESTIONS));
  await page.goto(siteUrl("account", `/cursussen/online/${id}/eindproef`));
  await expect(page.getByText("Probeer je opnieuw, dan krijg je die.")).toBeVisible();
});

test("choices survive leaving the page, a slow save and a new version that came before they were saved", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const ecourse = await anEcourse();
  const { id, maker } = ecourse;
  await maker.call("POST", `/ecourse-test/${id}`, formOf(QUESTIONS));
  await asStudent(page, ecourse);
  await page.clock.install();
  await page.goto(siteUrl("account", `/cursussen/online/${id}/eindproef`));
  const saved = page.getByText("Je antwoorden zijn bewaard.");
  const save = page.getByRole("button", { name: "Bewaar je antwoorden" });

  const { release } = await holdCalls(page, "**/submit-response");
  await answer(page, "Wat stroomt?", "Zand").check();
  await save.click();
  await answer(page, "Wat stroomt?", "Water").check();
  // The autosave would run now, but waits for the save that was asked for by the button.
  await page.clock.fastForward(5000);
  release();
  await expect(saved).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });

  await page
    .getByRole("navigation", { name: "Kruimelpad" })
    .getByRole("link", { name: /^Water/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Water/ })).toBeVisible();
  await page.goBack();
  await expect(answer(page, "Wat stroomt?", "Water")).toBeChecked();
  await expect(page.getByText("Nog één vraag te beantwoorden.")).toBeVisible();
});

test("a choice that is changed during a slow save is saved after it", async ({ page }) => {
  const ecourse = await anEcourse();
  const { id, maker } = ecourse;
  await maker.call("POST", `/ecourse-test/${id}`, formOf(QUESTIONS));
  await asStudent(page, ecourse);
  await page.clock.install();
  await page.goto(siteUrl("account", `/cursussen/online/${id}/eindproef`));
  const saves = await holdCalls(page, "**/submit-response");
  await answer(page, "Wat stroomt?", "Zand").check();
  await page.clock.fastForward(2000);
  await saves.isHeld;
  await answer(page, "Wat stroomt?", "Water").check();
  await page.clock.fastForward(2000);
  await allCallsSeen(page);
  expect(saves.calls).toHaveLength(1);
  saves.release();
  await expect(page.getByText("Je antwoorden zijn bewaard.")).toBeVisible();
  await page.reload();
  await expect(answer(page, "Wat stroomt?", "Water")).toBeChecked();
});

test("choices that could not be saved are kept in a version that came in the meantime", async ({ page }) => {
  const ecourse = await anEcourse();
  const { id, maker } = ecourse;
  await maker.call("POST", `/ecourse-test/${id}`, formOf(QUESTIONS));
  await asStudent(page, ecourse);
  await page.goto(siteUrl("account", `/cursussen/online/${id}/eindproef`));
  await page.route("**/submit-response", (route) => route.abort());
  await answer(page, "Wat waait?", "Steen").check();
  await expect(page.getByText("Nog niet bewaard.")).toBeVisible();
  await maker.call("POST", `/ecourse-test/${id}`, formOf({ "Wat brandt?": ["*Vuur", "IJs"], ...QUESTIONS }));
  await page.reload();
  await expect(page.getByText("Deze test is intussen vernieuwd.")).toBeVisible();
  await expect(answer(page, "Wat waait?", "Steen")).toBeChecked();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: "Bewaar je antwoorden" }).click();
  await expect(page.getByText("Je antwoorden zijn bewaard.")).toBeVisible();
});

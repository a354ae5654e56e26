import type { Page } from "@playwright/test";
import { submitSignIn } from "./support/auth-pages.ts";
import { axeFindings } from "./support/axe.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, mailbox, signIn, siteUrl, test } from "./support/test.ts";

// A session that expired answers 419, a test that was renewed 409.
test.use({ allowedComplaints: /status of 4(?:09|19)/ });

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

async function anEcourse() {
  const maker = await memberOf("admin", "account");
  const ecourse = { title: `Water ${crypto.randomUUID().slice(0, 8)}`, body: "<p>Over water.</p>" };
  const { id } = await maker.call<{ id: string }>("POST", "/ecourses", ecourse);
  return { id, maker };
}

/** Signs in somebody new who follows it, on its final test. */
async function asStudent(page: Page, id: string) {
  const account = await newAccount();
  const maker = await memberOf("admin", "account");
  await maker.call("POST", `/ecourses/${id}/invite-participants`, { text: "Kom mee.", emails: [account.email] });
  const { searchParams } = new URL(await mailbox.linkTo(account.email, `/cursussen/online/uitnodiging/${id}`));
  const student = await signIn(page, account, { site: "account", path: "/cursussen" });
  await student.call("POST", `/ecourses/${id}/use-invitation`, { token: searchParams.get("token") });
  return account;
}

const answer = (page: Page, question: string, name: string) =>
  page.getByRole("group", { name: question }).getByRole("radio", { name });

test("a maker makes a final test; what is not saved is said, and survives a reload", async ({ page }) => {
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
  await expect(page.getByText("Duid minstens één juist antwoord aan.").first()).toBeVisible();
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

test("a half-filled test loses nothing by a reload or an expired session, and its key comes with success", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const { id, maker } = await anEcourse();
  const final = siteUrl("account", `/cursussen/online/${id}/eindproef`);
  await maker.call("POST", `/ecourse-test/${id}`, formOf(QUESTIONS));
  const account = await asStudent(page, id);
  const told: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("localhost")) told.push(await response.text().catch(() => ""));
  });

  await page.goto(final);
  await answer(page, "Wat stroomt?", "Water").check();
  // Before it is saved by itself.
  await page.reload();
  await expect(answer(page, "Wat stroomt?", "Water")).toBeChecked();
  await expect(page.getByText("Je antwoorden zijn bewaard.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Dien de test in" })).toBeDisabled();

  await context.clearCookies();
  await answer(page, "Wat waait?", "Wind").check();
  await page.getByRole("button", { name: "Bewaar je antwoorden" }).click();
  await submitSignIn(page, account.email, account.password);
  await expect(answer(page, "Wat waait?", "Wind")).toBeChecked();
  await expect(answer(page, "Wat stroomt?", "Water")).toBeChecked();
  await expect.poll(() => axeFindings(page)).toEqual([]);
  // In no page, script or preload.
  expect(told.join("\n")).not.toMatch(/"?correct"?\s*:\s*(?:true|false|!0|!1)/);

  await page.getByRole("button", { name: "Dien de test in" }).click();
  await expect(page.getByRole("heading", { name: "Je bent geslaagd" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Wat stroomt?" })).toContainText("Dit koos je, en het is juist.");
  await expect(page.getByText("Code:")).toBeVisible();
  await expect.poll(() => axeFindings(page)).toEqual([]);
});

test("who fails is told when they may try again; a renewed test keeps the answers to the same questions", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { id, maker } = await anEcourse();
  await maker.call("POST", `/ecourse-test/${id}`, formOf(QUESTIONS));
  await asStudent(page, id);
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
  await page.getByRole("button", { name: "Dien de test in" }).click();
  await expect(page.getByRole("heading", { name: "Dit keer lukte het niet" })).toBeVisible();
  await expect(page.getByText(/Nog 2\d u\. \d+ min\./)).toBeVisible();
  await expect(answer(page, "Wat waait?", "Steen")).toBeDisabled();
  await expect.poll(() => axeFindings(page)).toEqual([]);
});

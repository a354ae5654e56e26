import { axeFindings } from "./support/axe.ts";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { memberOf } from "./support/member.ts";
import { expect, mailbox, settled, signIn, siteUrl, test } from "./support/test.ts";

test("an organiser writes to entrants after previewing the mail, and everybody can reach the contact address", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "wedstrijdorganisator");
  const contest = await makeContest({ title: `Berichtenprijs ${Date.now()}` });
  const title = `Brievenprijs ${Date.now()}`;
  await enterContest("schrijver", contest.slug, ["Veerpont"]);
  const reader = await memberOf("lid");
  await reader.call("POST", `/contests/${contest.slug}/participate/start`);

  await test.step("the page of the contest says where to ask questions", async () => {
    await page.goto(siteUrl("community", `/wedstrijd/${contest.slug}`));
    await expect(page.getByRole("link", { name: "wedstrijd@dekade.example" })).toBeVisible();
  });

  await test.step("people who started are listed without a name", async () => {
    await page.goto(siteUrl("account", `/beheer/wedstrijden/${contest.slug}/deelnemer-uitnodigingen`));
    const begun = page.getByRole("table", { name: "Begonnen, nog niet ingediend" });
    await expect(begun.getByRole("row")).toHaveCount(2);
    await expect(begun).toContainText("Nog niet bekend");
  });

  await test.step("a message is previewed, sent once, and listed", async () => {
    await page.getByRole("link", { name: "Berichten", exact: true }).click();
    await page.getByRole("button", { name: "Bekijk het bericht" }).click();
    await expect(page.getByRole("alert").getByText("Schrijf een bericht.")).toBeVisible();
    await page.getByLabel("Aan", { exact: true }).selectOption({ label: "Iedereen die indiende (1)" });
    await page.getByLabel("Bericht", { exact: true }).fill("De uitreiking is op 3 mei.\n\nKom je?");
    await page.getByRole("button", { name: "Bekijk het bericht" }).click();
    const dialog = page.getByRole("dialog", { name: "Dit bericht versturen?" });
    await expect(dialog).toContainText("1 persoon krijgt deze mail");
    await expect(dialog).toContainText("wedstrijd@dekade.example");
    await expect.poll(() => axeFindings(page)).toEqual([]);
    // Previewing sends nothing: the message survives a reload, and a change of the title of its contest.
    await contest.rename(title);
    await page.reload();
    await expect(page).toHaveURL(/brievenprijs/);
    await expect(page.getByLabel("Bericht", { exact: true })).toHaveValue("De uitreiking is op 3 mei.\n\nKom je?");
    await page.getByRole("button", { name: "Bekijk het bericht" }).click();
    await dialog.getByRole("button", { name: "Verstuur naar 1 persoon" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Aan wie indiende: 1 persoon" })).toContainText(
      "Kom je?",
    );
    await expect(page.getByLabel("Bericht", { exact: true })).toHaveValue("");
    await page.reload();
    await settled(page);
    await expect(page.getByLabel("Bericht", { exact: true })).toHaveValue("");
    await expect
      .poll(async () => {
        const mails = await mailbox.mailsTo("schrijver@inktvis.example");
        return mails.find(({ subject }) => subject === `Bericht over ${title}`)?.replyTo?.[0]?.address;
      })
      .toBe("wedstrijd@dekade.example");
  });
});

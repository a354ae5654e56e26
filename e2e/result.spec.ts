import { axeFindings } from "./support/axe.ts";
import { httpSend } from "./support/http-send.ts";
import { enterContest, makeContest } from "./support/make-contest.ts";
import { memberOf } from "./support/member.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";
import { dayAfter } from "./support/days.ts";

test("an organiser announces, prepares, releases and corrects a result, and a writer agrees to a link", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const title = `De uitslag van het water ${Date.now()}`;
  const text = `Vloedlijn ${Date.now()}`;
  const { slug, organizer } = await makeContest({ title, lasts: 60_000 });
  await enterContest("lid", slug, ["De veerpont"]);
  await enterContest("schrijver", slug, [text]);
  const day = dayAfter(9);
  const visitor = await (await browser.newContext()).newPage();
  const resultUrl = siteUrl("community", `/wedstrijd/${slug}/uitslag`);

  await test.step("its expected day is shown on the page of the contest", async () => {
    await signIn(page, "wedstrijdorganisator", { site: "account", path: `/beheer/wedstrijden/${slug}/uitslag` });
    await page.getByLabel("Uitslag op").fill(day);
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("De uitslag is bewaard.")).toBeVisible();
    await visitor.goto(siteUrl("community", `/wedstrijd/${slug}`));
    await expect(visitor.getByText("Uitslag op", { exact: true })).toBeVisible();
    expect((await httpSend(resultUrl)).status).toBe(404);
  });

  await test.step("laureates and words are prepared, and released after a confirmation", async () => {
    await organizer.call("POST", `/contests/${slug}/end`, { showJuryFeedbackToParticipant: 1 });
    await page.goto(siteUrl("account", `/beheer/wedstrijden/${slug}`));
    await page.getByRole("link", { name: "Maak de uitslag bekend" }).click();
    await page.getByRole("button", { name: "De veerpont" }).click();
    const veerpont = page.getByRole("dialog", { name: "De veerpont" });
    await expect(veerpont).toContainText("Eerst is er zout.");
    await expect(veerpont.getByLabel("Uitslag van ‘De veerpont’")).toHaveValue("none");
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    for (const title of [text, "De veerpont"]) await page.getByRole("checkbox", { name: `Kies ‘${title}’` }).check();
    await page.getByLabel("Wat je aanvinkt, wordt").selectOption("Eervolle vermelding");
    await page.getByRole("button", { name: "Pas toe" }).click();
    await expect(page.getByText("2 teksten: eervolle vermelding.")).toBeVisible();
    await expect(page.getByLabel("Uitslag van ‘De veerpont’")).toHaveValue("mention");
    await page.getByLabel(`Uitslag van ‘${text}’`).selectOption("Eerste plaats");
    await page.getByRole("textbox", { name: "Een woord van de jury" }).click();
    await page.keyboard.type("Het water steeg, en de zinnen ook.");
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Een woord van de jury" })).toHaveText(
      "Het water steeg, en de zinnen ook.",
    );
    await expect(page.getByLabel(`Uitslag van ‘${text}’`).locator("option:checked")).toHaveText("Eerste plaats");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Maak de uitslag bekend" }).click();
    const dialog = page.getByRole("dialog", { name: "De uitslag bekendmaken?" });
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Maak de uitslag bekend" }).click();
    await expect(page.getByText("De uitslag is bekend.")).toBeVisible();
    await expect(page.getByText("De uitslag is bewaard.")).toBeHidden();
    await expect(page.getByText("De uitslag staat op de site.")).toBeVisible();
  });

  await test.step("everybody reads it, including on the pages of the contest and of a laureate", async () => {
    await visitor.goto(siteUrl("community", `/wedstrijd/${slug}`));
    await visitor.getByRole("link", { name: "Bekijk de uitslag" }).click();
    await expect(visitor).toHaveURL(resultUrl);
    await expect(visitor.getByText("Eerste plaats")).toBeVisible();
    await expect(visitor.getByText("Het water steeg, en de zinnen ook.")).toBeVisible();
    await expect(visitor.getByRole("link", { name: text })).toHaveCount(0);
    expect(await axeFindings(visitor)).toEqual([]);
    await visitor.getByRole("link", { name: "Marit Daele" }).click();
    await expect(visitor.getByRole("heading", { name: "Laureaat van" })).toBeVisible();
    await expect(visitor.getByRole("link", { name: title })).toBeVisible();
  });

  await test.step("the writer agrees to a link, and makes the text public again", async () => {
    const writer = await (await browser.newContext()).newPage();
    const entry = `/wedstrijden/mijn-wedstrijden/deelnames/${slug}/deelnemen`;
    await signIn(writer, "schrijver", { site: "community", path: entry });
    await writer.getByRole("checkbox", { name: "De uitslag mag naar mijn tekst linken" }).check();
    await expect(writer.getByText("De uitslag mag naar je tekst linken.")).toBeVisible();
    for (const path of ["", `/${slug}/deelnemen`, `/${slug}/feedback`]) {
      await writer.goto(siteUrl("community", `/wedstrijden/mijn-wedstrijden/deelnames${path}`));
      const about = path ? writer.locator("main") : writer.getByRole("row").filter({ hasText: title });
      await expect(about.getByRole("link", { name: "Bekijk de uitslag" })).toHaveAttribute(
        "href",
        `/wedstrijd/${slug}/uitslag`,
      );
    }
    const member = await memberOf("schrijver");
    const texts = await member.call<{ title: string; slug: string; genres: { id: number }[]; body?: string }[]>(
      "GET",
      "/me/texts",
    );
    const own = texts.find((each) => each.title === text);
    const body = { title: text, body: "<p>Eerst is er zout.</p>", genres: own?.genres.map(({ id }) => id), private: 0 };
    await member.call("PUT", `/texts/${own?.slug}`, body);
    await visitor.goto(resultUrl);
    await expect(visitor.getByRole("link", { name: text })).toBeVisible();
    // Made private again for the journeys that count the public texts of this writer.
    await member.call("PUT", `/texts/${own?.slug}`, { ...body, private: 1 });
    await writer.context().close();
  });

  await test.step("a correction is marked as such, and a withdrawn result is gone", async () => {
    await page.reload();
    // A released result is not reported as typed but not saved.
    await settled(page);
    await expect(page.getByRole("button", { name: "Gooi weg" })).toHaveCount(0);
    await page.getByLabel(`Uitslag van ‘${text}’`).selectOption("Tweede plaats");
    await page.getByRole("button", { name: "Bewaar" }).click();
    await expect(page.getByText("De uitslag op de site is verbeterd.")).toBeVisible();
    await visitor.goto(resultUrl);
    await expect(visitor.getByText("Tweede plaats")).toBeVisible();
    await expect(visitor.getByText("verbeterd op")).toBeVisible();
    await page.getByRole("button", { name: "Haal van de site" }).click();
    await page
      .getByRole("dialog", { name: "De uitslag van de site halen?" })
      .getByRole("button", { name: "Haal van de site" })
      .click();
    await expect(page.getByText("De uitslag staat niet meer op de site.")).toBeVisible();
    expect((await httpSend(resultUrl)).status).toBe(404);
  });
  await visitor.context().close();
});

test.describe("two organisers", () => {
  // The second organiser gets a 409.
  test.use({ allowedComplaints: /409/ });

  test("what somebody else saved in a result in the meantime is neither overwritten unseen nor released", async ({
    page,
  }) => {
    const { slug, organizer } = await makeContest({ title: `De uitslag van twee ${Date.now()}` });
    await enterContest("lid", slug, ["De veerpont"]);
    await organizer.call("POST", `/contests/${slug}/end`, { showJuryFeedbackToParticipant: 1 });
    await signIn(page, "wedstrijdorganisator", { site: "account", path: `/beheer/wedstrijden/${slug}/uitslag` });
    const award = page.getByLabel("Uitslag van ‘De veerpont’");
    await award.selectOption("Eervolle vermelding");
    const [entry] = await organizer.call<{ id: string }[]>("GET", `/contests/${slug}/contributions`);
    const juryWord = "<p>Een woord van elders.</p>";
    const awards = [{ id: entry?.id, state: "winner", place: 1 }];
    await organizer.call("PUT", `/contests/${slug}/result`, { expectedOn: null, juryWord, awards });
    const release = async () => {
      await page.getByRole("button", { name: "Maak de uitslag bekend" }).click();
      const asked = page.getByRole("dialog", { name: "De uitslag bekendmaken?" });
      await asked.getByRole("button", { name: "Maak de uitslag bekend" }).click();
      await expect(asked).toBeHidden();
    };
    await release();
    const conflict = page.getByRole("dialog", { name: "Iemand anders bewaarde dit ook" });
    await expect(conflict).toContainText("De veerpont: eervolle vermelding");
    await expect(conflict).toContainText("De veerpont: eerste plaats");
    await expect(conflict).toContainText("Een woord van elders.");
    expect(await axeFindings(page)).toEqual([]);
    await conflict.getByRole("button", { name: "Neem over: Woord van de jury" }).click();
    await conflict.getByRole("button", { name: "Bewaar wat hier staat" }).click();
    await expect(page.getByText("De uitslag is bewaard.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Een woord van de jury" })).toHaveText("Een woord van elders.");
    await expect(award).toHaveValue("mention");
    // One's own change is not shown as a change from elsewhere, and leaves nothing to restore.
    await release();
    await expect(page.getByText("De uitslag is bekend.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("De uitslag staat op de site.")).toBeVisible();
    await expect(page.getByText("Wat je al had ingevuld, staat er weer.")).toHaveCount(0);
    await page.getByRole("button", { name: "Haal van de site" }).click();
    const asked = page.getByRole("dialog", { name: "De uitslag van de site halen?" });
    await asked.getByRole("button", { name: "Haal van de site" }).click();
    await expect(page.getByText("De uitslag staat niet meer op de site.")).toBeVisible();
    await award.selectOption("Eerste plaats");
    await page.getByRole("button", { name: "Bewaar", exact: true }).click();
    await expect(page.getByText("De uitslag is bewaard.")).toBeVisible();
  });
});

test("nothing that is typed in an editor is lost on a slow device", async ({ page }) => {
  test.slow();
  const path = "/beheer/wedstrijden/brief-uit-de-wachtzaal/uitslag";
  await signIn(page, "wedstrijdorganisator", { site: "account", path });
  const editor = page.getByRole("textbox", { name: "Een woord van de jury" });
  await editor.click();
  // Rendering the form again takes longer than the pause between two reports of the editor's content.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 12 });
  const words = Array.from({ length: 25 }, (_, nth) => `woord${nth} `).join("");
  await page.keyboard.type(words, { delay: 40 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(editor).toContainText(words.trim());
});

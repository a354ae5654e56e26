import { axeFindings } from "./support/axe.ts";
import { aHouseCourse, enrolmentPage, main, newMemberOn, step, enrolUntilPayment } from "./support/enrolling.ts";
import { expect, settled, signIn, siteUrl, test } from "./support/test.ts";

test.use({ allowedComplaints: /422|csp$/ });

test("an organiser approves instalments, and closes them when everything has come in", async ({ page, browser }) => {
  const pricingInstallmentInstructions = "De helft nu, de helft in mei.";
  const { slug, organizer } = await aHouseCourse({ pricingAllowInstallments: true, pricingInstallmentInstructions });
  const member = await newMemberOn(page);
  await enrolUntilPayment(member, slug);
  const asking = { installmentEnabled: 1, installmentReason: "Ik studeer nog." };
  await member.call("POST", `/courses/${slug}/participate/save-payment-preferences`, asking);
  const [asked] = await organizer.call<{ id: string }[]>(
    "GET",
    `/courses/${slug}/participants/with-installment-request`,
  );

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, "admin", { site: "account", path: `/beheer/cursussen/${slug}/deelnemer/${asked?.id}` });
  await settled(desk);
  await desk.getByRole("button", { name: "Ga akkoord" }).click();
  await desk.getByRole("button", { name: "Alles kwam binnen" }).click();
  const closing = desk.getByRole("dialog", { name: "Kwam alles binnen?" });
  await expect(closing).toContainText(/We bewaren dat er €\s120,00 binnenkwam/);
  expect(await axeFindings(desk)).toEqual([]);
  await closing.getByRole("button", { name: "Rond af" }).click();
  await expect(desk.getByRole("region", { name: "Betalen in schijven" })).toContainText("Afgerond");
  await expect(desk.getByRole("button", { name: "Alles kwam binnen" })).toBeHidden();
  await expect(desk.getByRole("heading", { level: 1 })).toBeFocused();

  await page.goto(siteUrl("account", `/cursussen/${slug}`));
  await expect(page.getByRole("region", { name: "Betaling" })).toContainText("Betaald");
  await expect(page.getByRole("region", { name: "Betaling" })).not.toContainText("Je betaalt in schijven");
});

test("a participant who has not paid for an add-on yet does not read that its price is refunded", async ({
  page,
  browser,
}) => {
  const { slug, organizer } = await aHouseCourse({
    pricingAllowInstallments: true,
    pricingInstallmentInstructions: "De helft nu.",
  });
  const member = await newMemberOn(page);
  await enrolUntilPayment(member, slug);
  const asking = { installmentEnabled: 1, installmentReason: "Ik studeer nog.", bookEnabled: 1 };
  await member.call("POST", `/courses/${slug}/participate/save-payment-preferences`, asking);
  const [{ id } = { id: "" }] = await organizer.call<{ id: string }[]>(
    "GET",
    `/courses/${slug}/participants/with-installment-request`,
  );
  const { installment } = await organizer.call<{ installment: { id: string } }>("GET", `/course-participants/${id}`);
  await organizer.call("POST", `/installments/${installment.id}/approve`);
  await organizer.call("PUT", `/installments/${installment.id}`, { paidAmount: 20 });
  await page.goto(siteUrl("account", `/cursussen/${slug}`));
  await expect(main(page)).toContainText(/dan krijg je €\s20,00 terug/);
  await expect(main(page)).toContainText(/De €\s123,40 die je nog moest betalen, hoeft dan niet meer/);
  await expect(main(page)).not.toContainText("krijg je helemaal terug");
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, "admin", { site: "account", path: `/beheer/cursussen/${slug}/deelnemer/${id}` });
  await settled(desk);
  await desk.getByRole("button", { name: "Schrijf uit" }).click();
  await expect(desk.getByRole("dialog")).toContainText(/hoeft dan niet meer/);
  await expect(desk.getByRole("dialog")).not.toContainText("gaat helemaal terug");
});

test("a member asks to pay in instalments, is refused and asks again; the organiser approves, enters payments and waives", async ({
  page,
  browser,
}) => {
  test.slow();
  const pricingInstallmentInstructions = "De helft nu, de helft in mei.";
  const { slug } = await aHouseCourse({ pricingAllowInstallments: true, pricingInstallmentInstructions });
  const member = await newMemberOn(page);
  await enrolUntilPayment(member, slug);
  const desk = await (await browser.newContext()).newPage();
  const reason = page.getByLabel("Waarom wil je in schijven betalen?");
  const ask = page.getByRole("button", { name: "Vraag het, met betalingsverplichting" });
  /** Opens the page of the participant who asked, from the dashboard. */
  async function openParticipant() {
    await desk.goto(siteUrl("account", `/beheer/cursussen/${slug}`));
    await main(desk)
      .getByRole("link", { name: /^Anneleen Wouters \(/ })
      .click();
    await expect(desk.getByRole("heading", { level: 1, name: "Anneleen Wouters" })).toBeVisible();
    await settled(desk);
  }

  await page.goto(siteUrl("organization", enrolmentPage(slug)));
  await expect(step(page, "Kies en betaal")).toBeVisible();
  await expect(main(page)).toContainText(pricingInstallmentInstructions);
  await settled(page);
  await page.getByRole("checkbox", { name: "Ik vraag om in schijven te betalen" }).check();
  await ask.click();
  await expect(
    page.getByRole("alert").getByText("Waarom wil je in schijven betalen? Schrijf kort waarom."),
  ).toBeVisible();
  await reason.fill("Ik studeer nog.");
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await axeFindings(page)).toEqual([]);
  await ask.click();
  // The button that was pressed is gone, so the heading has the focus.
  await expect(step(page, "Je vraag is verstuurd")).toBeFocused();
  await expect(reason).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole("button", { name: "Trek mijn vraag in" }).click();
  await expect(step(page, "Kies en betaal")).toBeFocused();
  await page.getByRole("checkbox", { name: "Ik vraag om in schijven te betalen" }).check();
  await reason.fill("Ik studeer nog.");
  await ask.click();

  await signIn(desk, "admin", { site: "account", path: `/beheer/cursussen/${slug}` });
  await openParticipant();
  expect(await axeFindings(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Wijs af" }).click();
  const rejecting = desk.getByRole("dialog", { name: "De vraag afwijzen?" });
  await rejecting.getByLabel("Bericht aan de deelnemer").fill("Betaal je in twee keer, dan lukt het.");
  await rejecting.getByRole("button", { name: "Wijs af" }).click();
  await expect(desk).toHaveURL(siteUrl("account", `/beheer/cursussen/${slug}`));

  await page.reload();
  await expect(main(page)).toContainText("De organisator kan niet ingaan op je vraag");
  await expect(main(page)).toContainText("Betaal je in twee keer, dan lukt het.");
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(siteUrl("account", "/cursussen"));
  await expect(main(page).getByRole("article")).toContainText("Betaal je in twee keer, dan lukt het.");
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(siteUrl("organization", enrolmentPage(slug)));
  await settled(page);
  await page.getByRole("checkbox", { name: "Ik vraag om in schijven te betalen" }).check();
  await expect(reason).toHaveValue("Ik studeer nog.");
  await reason.fill("Ik studeer nog, en werk alleen in de zomer.");
  await ask.click();
  await expect(step(page, "Je vraag is verstuurd")).toBeVisible();

  await openParticipant();
  await expect(main(desk)).toContainText("Ik studeer nog, en werk alleen in de zomer.");
  await desk.getByRole("button", { name: "Ga akkoord" }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Anneleen Wouters" })).toBeFocused();
  const paid = desk.getByRole("textbox", { name: "Samen betaald" });
  await paid.fill("50");
  await desk.getByRole("button", { name: "Bewaar het bedrag" }).click();
  await expect(main(desk)).toContainText(/Nog te betalen: €\s70,00\./);
  expect(await axeFindings(desk)).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(step(page, "Je bent ingeschreven")).toBeVisible();
  await expect(page.getByRole("img", { name: /QR-code om €\s70,00 over te schrijven/ })).toBeVisible();
  await page.getByRole("link", { name: "Naar mijn cursus" }).click();
  await expect(main(page)).toContainText(/€\s50,00 van €\s120,00 betaald\./);
  await expect(main(page)).toContainText(pricingInstallmentInstructions);
  await expect(main(page)).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/);
  expect(await axeFindings(page)).toEqual([]);

  // An amount that is typed but not saved yet counts as received when the rest is waived.
  await paid.fill("60");
  await desk.getByRole("button", { name: "Scheld de rest kwijt" }).click();
  const waiving = desk.getByRole("dialog", { name: "De rest kwijtschelden?" });
  await expect(waiving).toContainText(/Er kwam €\s60,00 binnen\. De €\s60,00 die ontbreekt/);
  await waiving.getByRole("button", { name: /^Scheld €\s60,00 kwijt$/ }).click();
  await expect(desk.getByRole("button", { name: "Alles kwam binnen" })).toBeHidden();
  await expect(main(desk)).toContainText(/Creditnota C\d{4}-\d{5}/);
  await page.reload();
  await expect(main(page)).toContainText(/Creditnota C\d{4}-\d{5}/);
  // What was waived does not count as paid.
  await expect(main(page)).toContainText(/Je betaalde in schijven: €\s60,00 van €\s120,00\./);
  await page.goto(siteUrl("organization", `${enrolmentPage(slug)}/compleet`));
  await expect(main(page).getByRole("region", { name: "Je bestelling" })).toContainText(/Betaald\s*€\s60,00/);
});

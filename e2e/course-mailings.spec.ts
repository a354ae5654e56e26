import { axeFindings } from "./support/axe.ts";
import { makeCourse } from "./support/make-course.ts";
import { memberOf } from "./support/member.ts";
import { expect, mailbox, settled, signIn, siteUrl, test } from "./support/test.ts";

const PERSON = {
  dateOfBirth: "1990-05-17",
  phone: "+32 470 12 34 56",
  addressStreet: "Kerkstraat",
  addressNumber: "12",
  addressPostalCode: "9000",
  addressCity: "Gent",
  addressCountry: "BE",
};
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" }).format(new Date());

async function enrol(who: string, slug: string, [firstName, lastName]: readonly [string, string]) {
  const { call } = await memberOf(who, "organization");
  await call("POST", `/courses/${slug}/participate/start`, {});
  await call("POST", `/courses/${slug}/participate/save-data`, { ...PERSON, firstName, lastName });
}

// Ticks made without a connection are kept.
test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

test("an organiser mails the participants, and ticks their attendance without a connection", async ({
  page,
  context,
}) => {
  const { slug } = await makeCourse({
    title: `Aan de deur ${crypto.randomUUID().slice(0, 8)}`,
    hasEnrollments: true,
    enrollmentDeadline: today,
    startDate: today,
  });
  await enrol("lid", slug, ["Ann", "Aerts"]);
  await enrol("schrijver", slug, ["Bo", "Baert"]);
  const desk = `/beheer/cursussen/${slug}`;
  await signIn(page, "cursusorganisator", { site: "account", path: `${desk}/email` });

  await test.step("the mail is previewed, tried out and sent once to each participant", async () => {
    const subject = `Tot straks ${slug.slice(-8)}`;
    await page.getByLabel("Onderwerp").fill(subject);
    await page.getByRole("textbox", { name: "Tekst", exact: true }).fill("Breng een foto mee.");
    await page.getByLabel("Tekst op de knop").fill("Lees meer");
    await page.getByRole("button", { name: "Bekijk de mail" }).click();
    await expect(page.getByRole("alert").getByText("Vul in waar de knop naartoe leidt.")).toBeVisible();
    await page.getByLabel("Adres van de knop").fill("https://dekade.example/lees");
    await page.getByRole("button", { name: "Bekijk de mail" }).click();
    const dialog = page.getByRole("dialog", { name: "Deze mail versturen?" });
    await expect(dialog).toContainText("De knop leidt naar dekade.example.");
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Stuur een proef naar mezelf" }).click();
    await expect(dialog.getByText("De proef is onderweg naar je eigen mailbox.")).toBeVisible();
    await dialog.getByRole("button", { name: "Verstuur naar 2 mensen" }).click();
    await expect(page.getByRole("heading", { name: subject })).toBeVisible();
    const got = async (who: string) =>
      (await mailbox.mailsTo(`${who}@inktvis.example`)).filter((mail) => mail.subject?.endsWith(subject)).length;
    for (const who of ["lid", "schrijver", "cursusorganisator"])
      await expect.poll(() => got(who), { timeout: 20_000 }).toBe(1);
  });

  await test.step("ticks wait without a connection, and are saved once it is back", async () => {
    await page.goto(siteUrl("account", `${desk}/aanwezigheid`));
    await settled(page);
    await expect(page.getByText("Er is alleen op lesdagen iets aan te kruisen.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Ann Aerts" }).check();
    await expect(page.getByText("Alles is bewaard.")).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("checkbox", { name: "Ann Aerts" }).uncheck();
    await page.getByRole("checkbox", { name: "Bo Baert" }).check();
    await expect(page.getByText("2 wijzigingen staan op dit toestel")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("Alles is bewaard.")).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(page.getByText("1 van 2 aanwezig")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Bo Baert" })).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
  });
});

import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { axeFindings } from "./support/axe.ts";
import { httpSend } from "./support/http-send.ts";
import { makeText } from "./support/make-text.ts";
import { type Member, memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { expect, mailbox, settled, signIn, test } from "./support/test.ts";
import { listens } from "./support/text-page.ts";

const LIST = { site: "account", path: "/notificaties" } as const;

/** Creates a new text by an author whom the reader follows. */
async function newTextBy(key: string) {
  const title = `Ruis ${crypto.randomUUID()}`;
  await makeText(await memberOf(key), { title });
  return title;
}

/** A new reader who follows only this author, whom nobody else follows: other journeys do not change the count. */
async function aReaderOfOneAuthor() {
  const [author, reader] = await Promise.all([newAccount(), newAccount()]);
  const [writing, reading] = await Promise.all([memberOf(author), memberOf(reader)]);
  const { slug } = await writing.call<{ slug: string }>("GET", "/me");
  await reading.call("POST", `/users/${slug}/follow`);
  return { reader, reading, writing };
}

/** Waits for the job that notifies them of this text. */
const isNotified = (member: Member, title: string) =>
  expect.poll(async () => JSON.stringify(await member.call("GET", "/me/notifications"))).toContain(title);

const bell = (page: Page) => page.getByRole("link", { name: /ongelezen melding/ });
const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

test("a new text of a followed author is listed with links; marking it as read removes it and lowers the count", async ({
  page,
}) => {
  const { reader, reading, writing } = await aReaderOfOneAuthor();
  const titles = [`Ruis ${crypto.randomUUID()}`, `Ruis ${crypto.randomUUID()}`] as const;
  for (const title of titles) await makeText(writing, { title });
  for (const title of titles) await isNotified(reading, title);
  const [title, other] = titles;

  await signIn(page, reader, LIST);
  await expect(rowOf(page, title)).toBeVisible();
  await expect(rowOf(page, title).getByRole("link", { name: title })).toHaveAttribute(
    "href",
    /community\.localhost:\d+\/tekst-lezen\//,
  );
  expect(await axeFindings(page)).toEqual([]);
  await expect(bell(page)).toHaveAccessibleName(/^2 /);
  await rowOf(page, title).getByRole("button", { name: "Markeer als gelezen" }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Meldingen", level: 1 })).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName(/^1 /);
  await expect(rowOf(page, other)).toBeVisible();

  await page.getByRole("button", { name: "Markeer alles als gelezen" }).click();
  await expect(page.getByText("Je hebt geen ongelezen meldingen")).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test("following the link of a notification marks it as read", async ({ page }) => {
  const title = await newTextBy("jongere");
  const member = await memberOf("ecursusorganisator", "account");
  await isNotified(member, title);
  await signIn(page, "ecursusorganisator", LIST);
  await settled(page);
  await rowOf(page, title).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect.poll(async () => JSON.stringify(await member.call("GET", "/me/notifications"))).not.toContain(title);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Meldingen", level: 1 })).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
});

test("the count is updated on returning to an open tab", async ({ page }) => {
  const { reader, reading, writing } = await aReaderOfOneAuthor();
  await page.clock.install();
  await signIn(page, reader, { site: "community", path: "/" });
  await settled(page);
  await expect(bell(page)).toHaveCount(0);
  const title = `Ruis ${crypto.randomUUID()}`;
  await makeText(writing, { title });
  await isNotified(reading, title);
  await page.clock.fastForward("02:00");
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(bell(page)).toHaveAccessibleName(/^1 /);
});

test("a category of mails is ended by the link in the footer, signed out, after a question; and by one click in a mail program", async ({
  page,
}) => {
  // The demo sends the mails of this category once, at its start.
  test.setTimeout(120_000);
  const address = "schrijver@inktvis.example";
  let mail: Email | undefined;
  const link = () => /https?:\/\/\S+\/uitschrijven\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  await expect(async () => {
    mail = (await mailbox.mailsTo(address)).find(
      ({ subject }) => subject === "Je kan je inschrijven voor de Schrijfacademie",
    );
    expect(link()).not.toBe("");
  }).toPass({ timeout: 90_000 });
  const headers = mail?.headers ?? [];
  const valueOf = (key: string) => headers.find((header) => header.key === key)?.value;
  expect(valueOf("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");

  await page.goto(link());
  await expect(page.getByText("Inschrijven voor de Schrijfacademie", { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Schrijf me uit" }).click();
  await expect(page.getByRole("heading", { name: "Je bent uitgeschreven" })).toBeVisible();

  const oneClick = /<(.+)>/.exec(valueOf("list-unsubscribe") ?? "")?.[1] ?? "";
  const answer = await httpSend(oneClick, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(answer.status).toBe(204);

  await signIn(page, "schrijver", { site: "account", path: "/instellingen/notificaties" });
  await expect(page.getByLabel("Inschrijven voor de Schrijfacademie")).not.toBeChecked();
  await expect(page.getByLabel("Nieuwe teksten van wie je volgt")).toBeChecked();
});

test("one checkbox limits mails to crucial ones, and the choice can be undone", async ({ page }) => {
  await signIn(page, "cursusorganisator-weergave", { site: "account", path: "/instellingen/notificaties" });
  const choose = async (...labels: string[]) => {
    for (const label of labels) await page.getByLabel(label).check();
    await page.getByRole("button", { name: "Bewaar je keuze" }).click();
    await expect(page.getByRole("dialog", { name: "Je keuze is bewaard" })).toBeVisible();
    await page.getByRole("button", { name: "Oké" }).click();
  };
  await listens(page.getByLabel("Alleen belangrijke e-mails"));
  await choose("Alleen belangrijke e-mails");
  await expect(page.getByLabel("Nieuwe teksten van wie je volgt")).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await choose("Alle e-mails", "De nieuwsbrief");
  await page.reload();
  await expect(page.getByLabel("Alle e-mails")).toBeChecked();
  await expect(page.getByLabel("De nieuwsbrief")).toBeChecked();
});

import { readFile } from "node:fs/promises";
import { makeCourse } from "./support/make-course.ts";
import { memberOf } from "./support/member.ts";
import { newAccount } from "./support/new-member.ts";
import { PERSON } from "./support/enrolling.ts";
import { expect, signIn, test } from "./support/test.ts";

test("who organises a course sees who comes, and takes the list along (docs/product/participants.md)", async ({
  page,
}) => {
  const { slug } = await makeCourse({ title: `Water ${crypto.randomUUID().slice(0, 8)}`, hasEnrollments: true });
  const path = `/beheer/cursussen/${slug}`;
  await signIn(page, "cursusorganisator", { site: "account", path });
  await expect(page.getByText("Nog niemand schreef in")).toBeVisible();
  const member = await memberOf(await newAccount(), "organization");
  await member.call("POST", `/courses/${slug}/participate/start`, {});
  await member.call("POST", `/courses/${slug}/participate/save-data`, PERSON);

  await page.reload();
  const active = page.getByRole("table", { name: "Ingeschreven" });
  await active.getByRole("link", { name: "Anneleen Wouters" }).click();
  await expect(page.getByRole("heading", { name: "Anneleen Wouters", level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Gegevens" })).toContainText("Kerkstraat 12");
  await expect(page.getByRole("region", { name: "Prijs" })).toContainText("Deze cursus is gratis.");

  await page.getByRole("navigation", { name: "Deze cursus" }).getByRole("link", { name: "Exporteer" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download het rekenblad" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain("ingeschreven;Anneleen;Wouters");
});

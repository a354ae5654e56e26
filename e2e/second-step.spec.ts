import { text } from "node:stream/consumers";
import { Secret, TOTP } from "otpauth";
import { axeFindings } from "./support/axe.ts";
import { submitSignIn } from "./support/auth-pages.ts";
import { newAccount, newMember } from "./support/new-member.ts";
import { expect, mailbox, siteUrl, test } from "./support/test.ts";

const LOGIN = { site: "account", path: "/instellingen/login" } as const;

test.describe("a second step", () => {
  test.use({ allowedComplaints: /status of 422/ });

  test("is set up with an app and a passkey, required at sign-in, and completed in three ways", async ({ page }) => {
    test.setTimeout(120_000);
    const member = await newMember(page, LOGIN);
    /** The code of the app at a moment, `seconds` from now. */
    const codeAt = (secret: string, seconds: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + seconds * 1000 });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    const signInAgain = async () => {
      await page.goto(siteUrl("auth", "/logout"));
      await expect(heading("Je bent afgemeld")).toBeVisible();
      await page.goto(siteUrl("community", "/schrijven"));
      await expect(button("Aanmelden")).toBeEnabled();
      await page.getByLabel("E-mailadres").fill(member.email);
      await page.getByLabel("Wachtwoord", { exact: true }).fill(member.password);
      await button("Aanmelden").click();
      await expect(heading("Nog één stap")).toBeVisible();
    };
    let secret = "";
    let codes: string[] = [];

    await test.step("an app is added by its key and a first code; recovery codes are shown", async () => {
      await expect(page.getByText("De tweede stap staat uit.")).toBeVisible();
      await expect(button("Wijzig je wachtwoord")).toBeEnabled();
      await button("Stel een app in").click();
      await expect(page.getByRole("img", { name: "QR-code om met je app te scannen" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 3, name: "Authenticator-app" })).toBeFocused();
      secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(" ", "");
      await page.getByLabel("Code uit je app").fill("000000");
      await button("Bevestig de app").click();
      await expect(page.locator("#app-token-error")).toContainText("Deze code klopt niet");
      await expect.poll(() => axeFindings(page)).toEqual([]);
      // Codes of the previous and next period are accepted, each once. The code of twenty seconds ago stays valid for ten
      // more, and leaves a later one unused.
      await page.getByLabel("Code uit je app").fill(codeAt(secret, -20));
      await button("Bevestig de app").click();
      const shown = page.getByRole("list", { name: "Herstelcodes" }).getByRole("listitem");
      await expect(shown).toHaveCount(10);
      codes = await shown.allInnerTexts();
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "Download" }).click();
      expect(await text(await (await download).createReadStream())).toBe(codes.join("\n"));
      await expect(page.getByText("De tweede stap staat aan.")).toBeVisible();
      await expect.poll(() => axeFindings(page)).toEqual([]);
    });

    await test.step("a code of the app signs in, and opens the target", async () => {
      await signInAgain();
      await expect.poll(() => axeFindings(page)).toEqual([]);
      // A reload keeps the second step open.
      await page.reload();
      await page.getByLabel("Code uit je app").fill("000000");
      await button("Bevestig").click();
      await expect(page.locator("#code-token-error")).toContainText("Deze code klopt niet");
      await page.getByLabel("Code uit je app").fill(codeAt(secret, 10));
      await button("Bevestig").click();
      await expect(heading("Mijn teksten")).toBeVisible();
    });

    await test.step("a passkey is added on the auth site", async () => {
      const authenticator = await page.context().newCDPSession(page);
      await authenticator.send("WebAuthn.enable");
      await authenticator.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          automaticPresenceSimulation: true,
        },
      });
      await page.goto(siteUrl("account", "/instellingen/login"));
      await expect(button("Wijzig je wachtwoord")).toBeEnabled();
      await page.getByRole("link", { name: "Voeg een passkey toe" }).click();
      await expect(button("Maak de passkey")).toBeEnabled();
      await expect.poll(() => axeFindings(page)).toEqual([]);
      await page.getByLabel("Naam").fill("Mijn laptop");
      await button("Maak de passkey").click();
      await expect(heading("Je passkey is toegevoegd")).toBeFocused();
      await page.getByRole("link", { name: "Verder" }).click();
      await expect(button("Wijzig je wachtwoord")).toBeEnabled();
      await button("Hernoem Mijn laptop").click();
      await page.getByRole("dialog").getByLabel("Naam").fill("Oude laptop");
      await page.getByRole("dialog").getByRole("button", { name: "Bewaar" }).click();
      await expect(page.getByText("Oude laptop", { exact: true })).toBeVisible();
      await expect(page.getByText("Met een tweede stap", { exact: true })).toBeVisible();
    });

    await test.step("the passkey signs in, and so does a recovery code", async () => {
      await signInAgain();
      // The page has no form to wait for.
      await button("Met je app").click();
      await expect(button("Bevestig")).toBeEnabled();
      await button("Met een passkey").click();
      await button("Gebruik je passkey").click();
      await expect(heading("Mijn teksten")).toBeVisible();
      await signInAgain();
      await button("Met een herstelcode").click();
      await page.getByLabel("Herstelcode", { exact: true }).fill(codes[0] ?? "");
      await button("Bevestig").click();
      await expect(heading("Mijn teksten")).toBeVisible();
      await expect
        .poll(async () =>
          (await mailbox.mailsTo(member.email)).some(({ text: words }) => words?.includes("nog 9 over")),
        )
        .toBe(true);
    });

    await test.step("it is switched off", async () => {
      await page.goto(siteUrl("account", "/instellingen/login"));
      await expect(page.getByText("Je hebt er nog 9.")).toBeVisible();
      await expect(button("Wijzig je wachtwoord")).toBeEnabled();
      await button("Zet de tweede stap uit").click();
      await page.getByRole("dialog").getByRole("button", { name: "Zet de tweede stap uit" }).click();
      await expect(page.getByText("De tweede stap staat uit.").first()).toBeVisible();
    });
  });

  test("that is not pending leads to signing in, which says so and then opens the target", async ({ page }) => {
    const member = await newAccount();
    await page.goto(siteUrl("auth", `/bevestigen?${new URLSearchParams({ site: "community", path: "/schrijven" })}`));
    await expect(page.getByText("Een aanmelding vervalt als ze te lang duurt")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await submitSignIn(page, member.email);
    await expect(page.getByRole("heading", { level: 1, name: "Mijn teksten" })).toBeVisible();
  });

  test("is switched off with its last factor, which the question says, and then shows no recovery codes", async ({
    page,
  }) => {
    await newMember(page, LOGIN);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const codes = page.getByRole("list", { name: "Herstelcodes" });
    await expect(button("Wijzig je wachtwoord")).toBeEnabled();
    await button("Stel een app in").click();
    const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    await page
      .getByLabel("Code uit je app")
      .fill(TOTP.generate({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }));
    await button("Bevestig de app").click();
    await expect(codes).toBeVisible();
    await button("Neem de app weg").click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Je tweede stap staat dan uit, en ook je herstelcodes zijn weg.");
    await question.getByRole("button", { name: "Neem de app weg" }).click();
    await expect(page.getByText("De tweede stap staat uit.")).toBeVisible();
    await expect(codes).toBeHidden();
  });
});

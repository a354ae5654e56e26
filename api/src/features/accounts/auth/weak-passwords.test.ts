import { describe, expect, it } from "vitest";
import { NewPassword } from "@inktvis/contract/layer/fields";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson, PASSWORD } from "#features/people/people/person.factory.ts";
import { hashPassword } from "./passwords.ts";
import { weaknessOf } from "./weak-passwords.ts";
import { linkIn } from "#testing/mails.ts";

const test = useTestApi();
const OWNER = { email: "An.Vermeer@voorbeeld.be", nickname: "Blauwe Reiger" };

describe("the strength of a password", () => {
  it.each(["password", "PASSWORD", " wachtwoord ", "Azertyuiop", "12345678", "hallo123", "iloveyou"])(
    "is not a common password: %j",
    (password) => {
      expect(weaknessOf(password, OWNER)).toContain("heel veel mensen");
    },
  );

  it.each([
    "an.vermeer@voorbeeld.be",
    "AnVermeer1",
    "vermeer2024",
    "blauwe reiger",
    "BlauweReiger!1",
    "reiger-reiger",
    "Bläuwe Réiger",
    "1234vermeer",
  ])("is not mostly the address or the nickname: %j", (password) => {
    expect(weaknessOf(password, OWNER)).toContain("Je naam of je e-mailadres");
  });

  it.each([
    "een goed wachtwoord",
    "vermeer leest graag",
    "anders gezegd",
    "!!!!@@@@####",
    "wachtwoord van inkt",
    "zeven inktvissen 7",
    "\u{1f419}\u{1f58b}".repeat(4),
  ])("may be %j", (password) => {
    expect(weaknessOf(password, OWNER)).toBeUndefined();
  });

  it.each(["aaaaaaaa", "ＰＡＳＳＷＯＲＤ", "pass word", "\u{1f419}".repeat(8)])(
    "is not a common password in disguise: %j",
    (password) => {
      expect(weaknessOf(password, OWNER)).toContain("kiezen heel veel mensen");
    },
  );

  it.each(["wachtwoord1", "inktvis1", "Inktvis!!", "2024 Inktvis", "schrijfacademie", "verzin2024", "!Inktvis!99"])(
    "is not a common word or the name of one of our sites, surrounded by digits or signs: %j",
    (password) => {
      expect(weaknessOf(password, OWNER)).toContain("Een gewoon woord met cijfers");
    },
  );

  it("is not affected by a very short name", () => {
    expect(weaknessOf("zeezeezee", { email: "z@voorbeeld.be", nickname: "Ze" })).toBeUndefined();
  });

  it.each([
    ["x".repeat(200), true],
    ["x".repeat(201), false],
    [" 1234567 ", false],
    [" 12345678 ", true],
    ["\u{1f419}".repeat(7), false],
    ["", false],
  ])("has 8 to 200 characters, without surrounding spaces: %j", (password, isLongEnough) => {
    expect(NewPassword.safeParse(password).success).toBe(isLongEnough);
  });
});

describe("the strength rule", () => {
  const weak = (person: { email: string; nickname: string }) => ["wachtwoord", person.email, `${person.nickname}12`];

  it("applies to a changed password, at its field", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    for (const password of weak(person)) {
      const answer = await browser.put("/me/change-password", { oldPassword: PASSWORD, password }, "account");
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["password"]]);
    }
    expect((await browser.get("/me", "account")).status).toBe(200);
  });

  it("applies to a reset password, and leaves the link valid", async () => {
    const person = await aPerson(test.services);
    await test.browser().post("/auth/forgot-password", { email: person.email }, "auth");
    const [mail] = await test.runJobs();
    const link = linkIn(mail);
    const reset = (password: string) =>
      test.browser().post("/auth/reset-password", { ...link, password, password_confirmation: password }, "auth");
    for (const password of weak(person)) {
      const answer = await reset(password);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ["password"]]);
    }
    expect((await reset("een heel ander wachtwoord")).status).toBe(204);
  });

  it("keeps surrounding spaces, and still accepts older passwords at sign-in", async () => {
    const person = await aPerson(test.services);
    const browser = await test.browser().signInAs(person.id, ["account"]);
    const login = (password: string) => test.browser().post("/auth/login", { email: person.email, password }, "auth");
    const password = " met spaties ";
    await browser.put("/me/change-password", { oldPassword: PASSWORD, password }, "account");
    expect((await login(password)).status).toBe(200);
    expect((await login(password.trim())).status).toBe(422);

    const password_hash = await hashPassword("kort");
    await test.services.db.updateTable("users").set({ password_hash }).where("id", "=", person.id).execute();
    expect((await login("kort")).status).toBe(200);
  });
});

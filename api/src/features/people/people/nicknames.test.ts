import { describe, expect, it } from "vitest";
import { anAddress, linkIn } from "#testing/mails.ts";
import { useTestApi } from "#testing/test-api.ts";
import { lockNickname, NICKNAME_TAKEN } from "./nicknames.ts";
import { aPerson, PASSWORD } from "./person.factory.ts";

const test = useTestApi();
const TAKEN = { nickname: [NICKNAME_TAKEN] };
const aName = (first = "Veerman") => `${first} ${crypto.randomUUID().slice(0, 8)}`;

const register = (nickname: string, email = anAddress(), browser = test.browser()) =>
  browser.post("/auth/register", { nickname, email, password: PASSWORD, termsVersion: 1 }, "auth");

/** Registers, and returns a function that follows the link in the mail. */
async function registered(nickname: string) {
  const [email, browser] = [anAddress(), test.browser()];
  await register(nickname, email, browser);
  const link = linkIn((await test.runJobs()).find(({ to }) => to === email));
  return { email, confirm: () => browser.post("/auth/verify-email", link, "auth") };
}
const member = async (wanted: Parameters<typeof aPerson>[1] = {}) => {
  const person = await aPerson(test.services, wanted);
  const browser = await test.browser().signInAs(person.id);
  return { person, save: (nickname: string) => browser.put("/me", { nickname }) };
};
const nicknameOf = async (email: string) =>
  (await test.services.db.selectFrom("users").select("nickname").where("email", "=", email).executeTakeFirst())
    ?.nickname;

describe("the nickname of somebody else (docs/product/profiles.md#pen-name)", () => {
  it("is refused at registration, in the same way for every address", async () => {
    const { nickname, email } = await aPerson(test.services, { nickname: aName() });
    const answers = [await register(nickname, email), await register(nickname)];
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(answers[0]?.body.errors).toEqual(TAKEN);
    expect(await test.runJobs()).toEqual([]);
  });

  it("is refused in the profile form, together with the other invalid fields", async () => {
    const { nickname } = await aPerson(test.services, { nickname: aName() });
    const { person } = await member();
    const browser = await test.browser().signInAs(person.id);
    const { status, body } = await browser.put("/me", { nickname, addressCountry: "XX" });
    expect([status, body.errors]).toEqual([422, { ...TAKEN, addressCountry: ["Kies een land uit de lijst."] }]);
    expect(await nicknameOf(person.email)).toBe(person.nickname);
  });

  it("counts as the same in another case, width or spacing, but not with another accent", async () => {
    const id = crypto.randomUUID().slice(0, 8);
    await aPerson(test.services, { nickname: `Zoë Van  Damme ${id}` });
    for (const same of ["ZOË VAN DAMME", "zoe\u0308 van damme", "Zoë\u00a0Van\u2003Damme", "Ｚｏë Van Damme"])
      expect((await register(`${same} ${id}`)).body.errors).toEqual(TAKEN);
    for (const other of ["Zoe Van Damme", "Zoë Vandamme"]) expect((await register(`${other} ${id}`)).status).toBe(200);
  });

  it("stays taken by a blocked person, even if it is longer than an index usually allows", async () => {
    const nickname = `${crypto.randomUUID()} ${"\ufdfa".repeat(200)}`;
    await aPerson(test.services, { nickname, blocked_at: test.clock.now() });
    expect((await register(nickname)).body.errors).toEqual(TAKEN);
  });

  it("does not prevent people from keeping their own, or from writing their own differently", async () => {
    const nickname = aName("Rietje");
    const [one, double] = [await member({ nickname }), await member({ nickname })];
    expect((await one.save(nickname)).status).toBe(204);
    expect((await double.save(nickname)).status).toBe(204);
    const alone = await member({ nickname: aName("Wim") });
    expect((await alone.save(alone.person.nickname.toUpperCase())).status).toBe(204);
  });

  it("gets a number if it was taken before the link was followed, which a mail says", async () => {
    const nickname = aName();
    const newcomers = [await registered(nickname), await registered(nickname.toUpperCase())];
    await aPerson(test.services, { nickname });
    for (const { confirm } of newcomers) expect((await confirm()).status).toBe(204);
    expect(await Promise.all(newcomers.map(({ email }) => nicknameOf(email)))).toEqual([
      `${nickname} 2`,
      `${nickname.toUpperCase()} 3`,
    ]);
    const mails = await test.runJobs();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      newcomers.map(({ email }) => [email, "Je schrijversnaam kreeg een nummer"]).toSorted(),
    );
    expect(mails[0]?.action?.url).toMatch(/\/instellingen\/profiel$/);
  });

  it("causes no mail to people who got the name that they asked for", async () => {
    const { email, confirm } = await registered(aName());
    await confirm();
    expect(await test.runJobs()).toEqual([]);
    expect(await nicknameOf(email)).toMatch(/^Veerman [^ ]+$/);
  });

  it("makes confirming and renaming wait while somebody is taking it", async () => {
    const nickname = aName();
    const [{ email, confirm }, renamer] = [await registered(nickname), await member()];
    const [confirming, renaming] = await test.services.db.transaction().execute(async (tx) => {
      await lockNickname(tx, nickname);
      const started = [await test.started(confirm), await test.started(() => renamer.save(nickname))] as const;
      const { id } = await aPerson(test.services);
      await tx.updateTable("users").set({ nickname }).where("id", "=", id).execute();
      return started;
    });
    expect((await confirming.result).status).toBe(204);
    expect(await nicknameOf(email)).toBe(`${nickname} 2`);
    expect((await renaming.result).body.errors).toEqual(TAKEN);
  });

  it("goes to only one of twenty people who confirm or rename at once", async () => {
    const nickname = aName();
    const newcomers = [];
    for (let number = 0; number < 10; number++) newcomers.push(await registered(nickname));
    const renamers = await Promise.all(Array.from({ length: 10 }, () => member()));
    const answers = await Promise.all([
      ...newcomers.map(({ confirm }) => confirm()),
      ...renamers.map(({ save }) => save(nickname)),
    ]);
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(204));
    const holders = await test.services.db
      .selectFrom("users")
      .select("nickname")
      .where("nickname", "like", `${nickname}%`)
      .execute();
    expect(new Set(holders.map((holder) => holder.nickname)).size).toBe(holders.length);
    expect(holders.map((holder) => holder.nickname)).toContain(nickname);
  });
});

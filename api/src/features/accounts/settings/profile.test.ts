import { describe, expect, it } from "vitest";
import { MAX_IMAGE_BYTES } from "@inktvis/contract/layer/picture-rules";
import { VALID_BODIES } from "#valid-bodies.ts";
import { days } from "#platform/clock.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPicture, dataUrl } from "#features/media/images/picture.factory.ts";
import { errorsOf, somebody as signedIn } from "./profile.factory.ts";

const test = useTestApi({ LIMIT_RENAMES: "10/1d" });
const PROFILE = { ...VALID_BODIES["settings.updateProfile"] };

const somebody = (wanted?: Parameters<typeof signedIn>[1]) => signedIn(test, wanted);

describe("the profile (docs/product/accounts.md#profile-form)", () => {
  it("is saved with every field, and read back by GET /me", async () => {
    const { save, read } = await somebody();
    const picture = { action: "create", data: dataUrl(await aPicture()) };
    expect((await save({ ...PROFILE, profilePicture: picture })).status).toBe(204);
    const { profilePicture, ...saved } = await read();
    expect(saved).toMatchObject(PROFILE);
    expect(profilePicture.url).toMatchObject({ sm: expect.stringMatching(/profilepicsm\.webp$/) });
  });

  it("clears empty fields, and keeps absent ones", async () => {
    const { save, read } = await somebody({
      first_name: "An",
      last_name: "Maes",
      phone: "+32470123456",
      varia: "<p>x</p>",
    });
    await save({ firstName: "", lastName: " ", varia: "<p></p>" });
    expect(await read()).toMatchObject({ firstName: null, lastName: null, varia: null, phone: "+32470123456" });
  });

  it("keeps the nickname that another window chose when the form does not send it", async () => {
    const { browser, save, read } = await somebody();
    await save({ nickname: "Rietzanger" });
    expect((await browser.put("/me", { bio: "Uit een ander venster." })).status).toBe(204);
    expect(await read()).toMatchObject({ nickname: "Rietzanger", bio: "Uit een ander venster." });
  });

  it("can be saved without changes, and stays the same", async () => {
    const { browser, read } = await somebody();
    const before = await read();
    expect((await browser.put("/me", {})).status).toBe(204);
    expect((await browser.put("/me", { nickname: before.nickname })).status).toBe(204);
    expect(await read()).toEqual(before);
  });

  it("checks a part of an address, or a phone number, together with the address that is stored", async () => {
    const { browser, read } = await somebody({
      address_postal_code: "1012 AB",
      address_city: "Amsterdam",
      address_country: "NL",
    });
    const put = (fields: object) => browser.put("/me", fields);
    expect((await put({ addressCity: "Diemen", addressPostalCode: "1111 AA" })).status).toBe(204);
    expect((await put({ phone: "06-12345678" })).status).toBe(204);
    expect(Object.keys(await errorsOf(put({ addressPostalCode: "9000" })))).toEqual(["addressPostalCode"]);
    expect(Object.keys(await errorsOf(put({ addressCountry: "BE" })))).toEqual(["addressPostalCode"]);
    expect(await errorsOf(put({ addressCountry: "" }))).toEqual({
      addressCountry: ["Kies ook het land van je gemeente."],
    });
    const stored = { phone: "+31612345678", addressPostalCode: "1111 AA", addressCity: "Diemen", addressCountry: "NL" };
    expect(await read()).toMatchObject(stored);
  });

  it.each([
    ["nickname", ["", "x", "x".repeat(256), "http://x.example"]],
    ["firstName", ["A", "x".repeat(256)]],
    ["lastName", ["A", "x".repeat(256)]],
    ["addressStreet", ["Ka", "x".repeat(256)]],
    ["addressNumber", ["x".repeat(256)]],
    ["addressPostalCode", ["90", "XYZ", "x".repeat(256)]],
    ["addressCity", ["Aa", "x".repeat(256)]],
    ["phone", ["12", "x".repeat(256)]],
    ["website", ["voorbeeld.be", "javascript:alert(1)", "ftp://voorbeeld.be", "https://", "x".repeat(256)]],
    ["dateOfBirth", ["17-05-1990", "1990-02-30", "2999-01-01", "1850-01-01", "gisteren"]],
    ["addressCountry", ["XX", "België"]],
    ["genres", [[99_999], ["x"]]],
    ["profilePicture", ["geen foto", { action: "create", data: "data:image/gif;base64,R0lGODlhAQABAAAAACw=" }]],
  ])("reports an invalid %s at that field", async (field, values: readonly unknown[]) => {
    const { save } = await somebody();
    for (const value of values) {
      const errors = await errorsOf(save({ addressCountry: "BE", [field]: value }));
      expect(Object.keys(errors).map((name) => name.split(".")[0])).toEqual([field]);
    }
  });

  it.each([
    ["+31 6 12 34 56 78", "+31612345678", "BE"],
    ["0470/12.34.56", "+32470123456", undefined],
    ["06-12345678", "+31612345678", "NL"],
  ])("stores the phone number %s as %s", async (phone, stored, addressCountry) => {
    const { save, read } = await somebody();
    expect((await save({ phone, addressCountry })).status).toBe(204);
    expect((await read()).phone).toBe(stored);
  });

  it.each(["geen nummer", "+32 12", "+32 4701234567890123", "470 12 34 56"])(
    "asks for the country code with %s",
    async (phone) => {
      const { save, read } = await somebody();
      expect(await errorsOf(save({ phone }))).toEqual({
        phone: ["Schrijf je nummer met de landcode, bijvoorbeeld +32 470 12 34 56."],
      });
      expect((await read()).phone).toBeNull();
    },
  );

  it("requires a country with a city", async () => {
    const { save } = await somebody();
    expect(await errorsOf(save({ addressCity: "Gent" }))).toEqual({
      addressCountry: ["Kies ook het land van je gemeente."],
    });
    expect((await save({ addressCity: "Gent", addressCountry: "BE" })).status).toBe(204);
    expect((await save({ addressCity: "", addressCountry: "" })).status).toBe(204);
  });

  it("allows ten changes of name per day, because each one keeps an address", async () => {
    const { save, read } = await somebody();
    for (let time = 1; time <= 10; time++) expect((await save({ nickname: `Wissel ${time}` })).status).toBe(204);
    const refusal = await save({ nickname: "Wissel 11" });
    expect([refusal.status, refusal.body.message]).toEqual([
      429,
      expect.stringContaining("probeer het morgen opnieuw"),
    ]);
    expect((await save({ nickname: "Wissel 10", bio: "De rest mag" })).status).toBe(204);
    expect(await read()).toMatchObject({ nickname: "Wissel 10", bio: "De rest mag" });
    test.clock.advance(days(1));
    expect((await save({ nickname: "Wissel 11" })).status).toBe(204);
  });

  it("accepts an unchanged nickname of two characters, and requires three of a new one", async () => {
    const { save } = await somebody({ nickname: "Bo" });
    expect((await save({ bio: "Hallo." })).status).toBe(204);
    expect(Object.keys(await errorsOf(save({ nickname: "Jo" })))).toEqual(["nickname"]);
    expect((await save({ nickname: "Joe" })).status).toBe(204);
  });

  it("sanitizes its rich text", async () => {
    const { person, save, read } = await somebody();
    await save({
      education: `<h1>Gent</h1><img src=x onerror=alert(1)><script>x</script><a href="javascript:x">y</a>`,
    });
    const clean = "<h2>Gent</h2><a>y</a>";
    expect((await read()).education).toBe(clean);
    expect((await test.browser().get(`/users/${person.slug}`)).body.data.education).toBe(clean);
  });
});

describe("a new name", () => {
  it("is indexed for spelling corrections and moves the address; the old one redirects forever", async () => {
    const { person, save, read } = await somebody();
    const name = `Wolkenlezer ${crypto.randomUUID().slice(0, 8)}`;
    await save({ nickname: name });
    const { slug } = await read();
    expect(slug).toMatch(/^wolkenlezer-/);
    for (const address of [slug, person.slug]) {
      expect((await test.browser().get(`/users/${address}`)).body.data).toMatchObject({ slug, nickname: name });
      expect((await test.browser().get(`/users/${address}/texts`)).status).toBe(200);
    }
    const words = await test.services.db.selectFrom("search_words").select("word").execute();
    expect(words.map(({ word }) => word)).toContain("wolkenlezer");
  });

  it("gets an address that nobody else has had, or that was its own before", async () => {
    const [one, other] = [await somebody(), await somebody()];
    await one.save({ nickname: "Grijze reiger" });
    await one.save({ nickname: "Blauwe reiger" });
    await other.save({ nickname: "Grijze réiger" });
    expect((await other.read()).slug).toBe("grijze-reiger-2");
    await one.save({ nickname: "Grijze reiger" });
    expect((await one.read()).slug).toBe("grijze-reiger");
  });

  it("gets different addresses for two people who choose them concurrently", async () => {
    const [one, other] = [await somebody(), await somebody()];
    await Promise.all([one.save({ nickname: "Zilvermeeuw" }), other.save({ nickname: "Zílvermeeuw" })]);
    const slugs = [(await one.read()).slug, (await other.read()).slug];
    expect(slugs.toSorted()).toEqual(["zilvermeeuw", "zilvermeeuw-2"]);
  });
});

describe("the profile picture (docs/product/pictures.md#uploads)", () => {
  const stored = async (ownerId: string) =>
    (await test.services.db.selectFrom("images").select("id").where("owner_id", "=", ownerId).execute()).map(
      ({ id }) => id,
    );
  const pictureFile = async (id: string) => (await test.services.files.read(`images/${id}/default.webp`)).toArray();
  const create = async () => ({ action: "create", data: dataUrl(await aPicture()) });

  it("is created, replaced and deleted, and the former files are deleted", async () => {
    const { person, save, read } = await somebody();
    await save({ profilePicture: await create() });
    const [first = ""] = await stored(person.id);
    await save({ profilePicture: await create() });
    await test.runLaterJobs();
    const [second = "", ...rest] = await stored(person.id);
    expect(rest).toEqual([]);
    expect(second).not.toBe(first);
    expect((await read()).profilePicture.url.default).toContain(second);

    await save({ profilePicture: { action: "delete" } });
    await test.runLaterJobs();
    expect((await read()).profilePicture).toBeNull();
    expect(await stored(person.id)).toEqual([]);
    await expect(pictureFile(second)).rejects.toThrow();
  });

  it("is refused above 5 MB with the too-large message, and nothing is stored", async () => {
    const { person, save } = await somebody();
    const errors = await errorsOf(save({ profilePicture: dataUrl(Buffer.alloc(MAX_IMAGE_BYTES + 1)) }));
    expect(errors).toEqual({
      profilePicture: ["Je afbeelding is te groot. Kies een afbeelding van hoogstens 5 MB."],
    });
    expect(await stored(person.id)).toEqual([]);
  });

  it("is not stored when another field is wrong", async () => {
    const { person, save } = await somebody();
    await errorsOf(save({ profilePicture: await create(), genres: [99_999] }));
    expect(await stored(person.id)).toEqual([]);
  });

  it("keeps a removed picture of the portfolio for a day, because undo in the form may restore it", async () => {
    const { person, browser, save, read } = await somebody();
    const upload = new File([new Uint8Array(await aPicture())], "a.png", { type: "image/png" });
    const { url } = (await browser.upload("/images", upload)).body.data;
    const varia = `<p>Zie:</p><img src="${url.default}" alt="">`;
    await save({ varia });
    await save({ varia: "<p>Zie:</p>" });
    await test.runJobs();
    await save({ varia });
    await test.runLaterJobs();
    expect((await read()).varia).toContain(url.default);
    expect(await stored(person.id)).toHaveLength(1);
    await save({ varia: "<p>Zie:</p>" });
    await test.runLaterJobs();
    expect(await stored(person.id)).toEqual([]);
  });

  it("keeps a picture of the portfolio until it is removed from it", async () => {
    const { person, browser, save } = await somebody();
    const upload = new File([new Uint8Array(await aPicture())], "a.png", { type: "image/png" });
    const { url } = (await browser.upload("/images", upload)).body.data;
    await save({ varia: `<p>Zie:</p><img src="${url.default}" alt="">`, profilePicture: await create() });
    await save({ profilePicture: { action: "delete" } });
    await test.runLaterJobs();
    expect(await stored(person.id)).toHaveLength(1);
    await save({ varia: "" });
    await test.runLaterJobs();
    expect(await stored(person.id)).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { blockWrites, inOrderOf } from "#testing/in-order.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { readAddOns } from "./add-ons/add-on.ts";
import { readHouseData } from "./house-data/house-data.ts";
import { HOUSE } from "./invoices/invoice.factory.ts";
import { readCourseVat } from "./vat-rates/vat-rate.ts";

const test = useTestApi();
let admin: TestBrowser;
beforeAll(async () => {
  admin = await test.browser().signInAs((await aPerson(test.services, { roles: ["admin"] })).id, ["staff"]);
});
const get = async (path: string) => (await admin.get(`/staff/${path}`, "staff")).body.data;
const put = (path: string, body: object) => admin.put(`/staff/${path}`, body, "staff");
const problemsOf = async (answer: ReturnType<typeof put>) => {
  const { status, body } = await answer;
  return [status, Object.keys(body.errors ?? {})];
};
const actsOn = async (subject: string) =>
  (
    await test.services.db
      .selectFrom("audit_log")
      .select(["action", "after"])
      .where("subject", "=", subject)
      .orderBy("id")
      .execute()
  ).map(({ action, after }) => [action, after]);

describe("the house as the seller", () => {
  const save = async (wanted: object = {}) =>
    put("house-data/house", { ...HOUSE, revision: (await get("house-data/house")).revision, ...wanted });

  it("is empty until it is filled in, and nothing can be sold until then", async () => {
    expect(await get("house-data/house")).toMatchObject({ id: "house", name: null, iban: null, revision: 0 });
    expect(await readHouseData(test.services.db)).toBeNull();
  });

  it("is stored as it appears on invoices, without spaces and dots, with the change in the audit log", async () => {
    const typed = { vatNumber: "be 0999.999.922", iban: "be68 5390 0754 7034", email: "Boekhouding@Huis.example" };
    expect((await save(typed)).body.data).toEqual({ id: "house", ...HOUSE, revision: 1 });
    expect(await readHouseData(test.services.db)).toEqual(HOUSE);
    await save({ name: "Het Huis" });
    expect(await actsOn("houseData")).toEqual([
      ["update", expect.objectContaining({ iban: HOUSE.iban })],
      ["update", { name: "Het Huis" }],
    ]);
    await save();
  });

  it.each([
    ["vatNumber", "BE0999999923"],
    ["vatNumber", "0999999922"],
    ["iban", "BE68539007547035"],
    ["iban", "geen"],
    ["country", "XX"],
    ["postalCode", "XYZ"],
    ["name", " "],
    ["street", ""],
    ["email", "huis"],
  ])("is refused for a wrong %s: %s", async (field, value) => {
    expect(await problemsOf(save({ [field]: value }))).toEqual([422, [field]]);
  });

  it("is refused when a colleague saved in the meantime", async () => {
    expect((await save({ revision: 0 })).status).toBe(409);
  });

  it("is filled in by one of two people who do so first at the same moment", async () => {
    await test.services.db.deleteFrom("house_data").execute();
    const saves = ["De ene", "De andere"].map((name) => () => save({ name, revision: 0 }));
    const saved = await inOrderOf(test)(blockWrites("house_data"), saves);
    expect(saved.map(({ status }) => status)).toEqual([200, 409]);
    expect(await readHouseData(test.services.db)).toMatchObject({ name: "De ene" });
  });
});

describe("VAT rates", () => {
  const make = (body: object) => admin.post("/staff/vat-rates", body, "staff");
  const remove = (id: number) => admin.delete(`/staff/vat-rates/${id}`, "staff");
  const clause = { percentage: 0, exemption: "Kleine onderneming." };

  it("begin with the one for courses, 6 % and 21 %", async () => {
    expect(await get("vat-rates")).toMatchObject([
      {
        id: 1,
        name: "Cursussen",
        percentage: 0,
        exemption: expect.stringContaining("artikel 44, § 2, 4°"),
        isFixed: true,
      },
      { id: 2, percentage: 6, exemption: null, uses: 2 },
      { id: 3, percentage: 21, uses: 1 },
    ]);
    expect(await readCourseVat(test.services.db)).toMatchObject({ basispoints: 0 });
  });

  it("can be created, updated and deleted, each in the audit log, and no two have the same name", async () => {
    const made = (await make({ name: "12 %", percentage: "12,50", exemption: "" })).body.data;
    expect(made).toMatchObject({ name: "12 %", percentage: 12.5, exemption: null, uses: 0, isFixed: false });
    expect(await problemsOf(make({ name: "12 %", percentage: 12 }))).toEqual([422, ["name"]]);
    const changed = await put(`vat-rates/${made.id}`, { name: "Klein", ...clause });
    expect(changed.body.data).toMatchObject({ percentage: 0, exemption: "Kleine onderneming." });
    expect((await remove(made.id)).status).toBe(204);
    expect((await actsOn("vatRates")).map(([action]) => action)).toEqual(["create", "update", "delete"]);
  });

  it.each([
    [{ percentage: 6.125 }, "percentage"],
    [{ percentage: "6,125" }, "percentage"],
    [{ percentage: 101 }, "percentage"],
    [{ percentage: -1 }, "percentage"],
    [{ percentage: 6, exemption: "Vrijgesteld." }, "percentage"],
    [{ percentage: 6, name: "" }, "name"],
  ])("are refused with %j", async (wrong, field) => {
    expect(await problemsOf(make({ name: "Fout", ...wrong }))).toEqual([422, [field]]);
  });

  it("cannot be deleted while courses or an add-on use them", async () => {
    for (const id of [1, 2]) {
      const refusal = await remove(id);
      expect([refusal.status, refusal.body.code]).toEqual([422, "refused"]);
    }
  });
});

describe("add-ons", () => {
  const book = {
    name: "Het schrijfboek",
    description: "Het handboek bij onze cursussen, thuisgestuurd in België.",
    price: 23.4,
    listPrice: 25.99,
    vatRateId: 2,
    countries: ["BE"],
    offeredWith: "house",
    oncePerPerson: false,
  };

  it("are the book, Taaldeel and the magazine, at their prices", async () => {
    expect(await get("add-ons")).toMatchObject([
      { id: "book", ...book },
      { id: "taal-deel", price: 60, listPrice: null, vatRateId: 3, countries: null },
      { id: "verzin", price: 18, listPrice: 24, vatRateId: 2, countries: ["BE"], oncePerPerson: true },
    ]);
  });

  it("are changed for people who buy from now on, with the change in the audit log", async () => {
    const changes = { price: "24,10", listPrice: null, vatRateId: 3, countries: [], offeredWith: "all" };
    const { body } = await put("add-ons/book", { ...book, ...changes });
    expect(body.data).toEqual({ id: "book", ...book, ...changes, price: 24.1, countries: null });
    const [first] = await readAddOns(test.services.db);
    expect(first).toMatchObject({ price: 2410, vat: { basispoints: 2100 }, countries: null, offeredWith: "all" });
    await put("add-ons/book", book);
    expect(await actsOn("addOns")).toHaveLength(2);
  });

  it.each([
    [{ price: 23.405 }, "price"],
    [{ price: "23.405" }, "price"],
    [{ price: -1 }, "price"],
    [{ listPrice: 23 }, "listPrice"],
    [{ vatRateId: 99 }, "vatRateId"],
    [{ countries: ["XX"] }, "countries"],
    [{ offeredWith: "some" }, "offeredWith"],
    [{ name: "" }, "name"],
  ])("are refused with %j", async (wrong, field) => {
    expect(await problemsOf(put("add-ons/book", { ...book, ...wrong }))).toEqual([422, [field]]);
  });

  it("are only these three", async () => {
    expect((await put("add-ons/pen", book)).status).toBe(404);
  });
});

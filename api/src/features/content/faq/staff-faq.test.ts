import { beforeAll, describe, expect, it } from "vitest";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";

const test = useTestApi();
let editor: TestBrowser;
beforeAll(async () => {
  editor = await test.browser().signInAs((await aPerson(test.services, { roles: ["editor"] })).id, ["staff"]);
});
const post = (path: string, body: object) => editor.post(`/staff/${path}`, body, "staff");
const make = async (path: string, body: object) => (await post(path, body)).body.data;
const shown = async (number: number) => (await test.browser().get(`/faq-collections/${number}`)).body.data;
const item = (categoryId: string, question: string, more: object = {}) => ({
  categoryId,
  question,
  answer: "<p>Ja.</p>",
  ...more,
});

describe("questions in the staff room", () => {
  it("are created from collection to answer, and visible to visitors in order", async () => {
    await make("faq-collections", { number: 1, title: "Organisatie" });
    const about = await make("faq-categories", { collectionId: 1, title: "Over ons" });
    await make("faq-categories", { collectionId: 1, title: "Eerst dit", position: 1 });
    for (const question of ["Een?", "Twee?", "Drie?"]) await make("faq-items", item(about.id, question));
    await make(
      "faq-items",
      item(about.id, "Nul?", { position: 1, answer: "<p onclick='x'>Nee.</p><script></script>" }),
    );
    const { categories } = await shown(1);
    expect(categories.map(({ title }: { title: string }) => title)).toEqual(["Eerst dit", "Over ons"]);
    expect(categories[1].items).toEqual([
      { slug: "nul", question: "Nul?", answer: "<p>Nee.</p>" },
      { slug: "een", question: "Een?", answer: "<p>Ja.</p>" },
      { slug: "twee", question: "Twee?", answer: "<p>Ja.</p>" },
      { slug: "drie", question: "Drie?", answer: "<p>Ja.</p>" },
    ]);
  });

  it("move within a list and to another category, and keep their slug", async () => {
    await make("faq-collections", { number: 20, title: "Verhuizen" });
    const [from, to] = [
      await make("faq-categories", { collectionId: 20, title: "Van" }),
      await make("faq-categories", { collectionId: 20, title: "Naar" }),
    ];
    const made = [];
    for (const question of ["A?", "B?", "C?"]) made.push(await make("faq-items", item(from.id, question)));
    const put = async (id: string, body: object) => {
      const { revision } = (await editor.get(`/staff/faq-items/${id}`, "staff")).body.data;
      expect((await editor.put(`/staff/faq-items/${id}`, { ...body, revision: revision - 1 }, "staff")).status).toBe(
        409,
      );
      return (await editor.put(`/staff/faq-items/${id}`, { ...body, revision }, "staff")).body.data;
    };
    expect(await put(made[2].id, item(from.id, "C nu anders?", { position: 1 }))).toMatchObject({
      slug: "c",
      position: 1,
    });
    expect(await put(made[0].id, item(from.id, "A?", { position: 99 }))).toMatchObject({ position: 3 });
    expect(await put(made[1].id, item(to.id, "B?"))).toMatchObject({ categoryId: to.id, position: 1 });
    const { categories } = await shown(20);
    const questions = categories.map(({ items }: { items: { question: string }[] }) =>
      items.map(({ question }) => question),
    );
    expect(questions).toEqual([["C nu anders?", "A?"], ["B?"]]);
    // Without a position a question stays where it is.
    expect(await put(made[0].id, item(from.id, "A, herlezen?"))).toMatchObject({ position: 2 });
    const log = await test.services.db
      .selectFrom("audit_log")
      .select(["action", "before", "after"])
      .where("subject_id", "=", made[2].id)
      .orderBy("id")
      .execute();
    expect(log[1]).toEqual({
      action: "update",
      before: { question: "C?", position: 3 },
      after: { question: "C nu anders?", position: 1 },
    });
  });

  it("are not saved over what another editor saved in the meantime (docs/product/content.md#publishing)", async () => {
    const collection = await make("faq-collections", { number: 60, title: "Samen" });
    const category = await make("faq-categories", { collectionId: 60, title: "Samen" });
    const question = await make("faq-items", item(category.id, "Samen?"));
    const opened = {
      [`faq-collections/${collection.id}`]: collection,
      [`faq-categories/${category.id}`]: category,
      [`faq-items/${question.id}`]: question,
    };
    for (const [path, { revision }] of Object.entries(opened)) {
      const save = (title: string) =>
        editor.put(`/staff/${path}`, { ...item(category.id, title), title, revision }, "staff");
      const { data } = (await save("Van een collega")).body;
      expect(await save("Van mij"), path).toMatchObject({ status: 409, body: { code: "changed-elsewhere" } });
      expect((await editor.get(`/staff/${path}`, "staff")).body.data).toEqual(data);
      expect(data.revision).not.toBe(revision);
    }
  });

  it("stay ordered when several are created and moved at once", async () => {
    await make("faq-collections", { number: 50, title: "Samen" });
    const headers = { "x-csrf-token": await editor.csrfToken("staff") };
    const atOnce = (path: string, method: string, bodies: object[]) =>
      Promise.all(bodies.map((body) => editor.send(method, `/staff/${path}`, "staff", { body, headers })));
    const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];
    const titles = ["a", "b", "c", "d"].map((letter) => `Rubriek ${letter}`);
    const categories = await atOnce(
      "faq-categories",
      "POST",
      titles.map((title) => ({ collectionId: 50, title })),
    );
    expect(statusesOf(categories)).toEqual([201]);
    const [{ id }] = categories.map(({ body }) => body.data);
    const questions = await atOnce(
      "faq-items",
      "POST",
      titles.map((question) => item(id, question)),
    );
    expect(statusesOf(questions)).toEqual([201]);
    const moved = await Promise.all(
      questions.map(({ body: { data } }, at) =>
        editor.send("PUT", `/staff/faq-items/${data.id}`, "staff", {
          body: item(id, data.question, { position: questions.length - at, revision: data.revision }),
          headers,
        }),
      ),
    );
    expect(statusesOf(moved)).toEqual([200]);
    expect((await shown(50)).categories.map(({ title }: { title: string }) => title).toSorted()).toEqual(titles);
  });

  it("are refused with a taken number, an unknown category or no answer; a taken slug gets a numbered suffix", async () => {
    await make("faq-collections", { number: 30, title: "Regels" });
    expect((await post("faq-collections", { number: 30, title: "Nog eens" })).body.errors).toHaveProperty("number");
    expect((await post("faq-categories", { collectionId: 999, title: "Nergens" })).body.errors).toEqual({
      collectionId: ["Kies een verzameling uit de lijst."],
    });
    expect((await post("faq-items", item(crypto.randomUUID(), "Waar?"))).body.errors).toEqual({
      categoryId: ["Kies een rubriek uit de lijst."],
    });
    const category = await make("faq-categories", { collectionId: 30, title: "Rubriek" });
    expect((await post("faq-items", item(category.id, "Leeg?", { answer: "<p> </p>" }))).body.errors).toHaveProperty(
      "answer",
    );
    const twice = [
      await make("faq-items", item(category.id, "Twee keer?")),
      await make("faq-items", item(category.id, "Twee keer")),
    ];
    expect(twice.map(({ slug }) => slug)).toEqual(["twee-keer", "twee-keer-2"]);
  });

  it("can be deleted only once they are empty; a collection that a site shows cannot be deleted", async () => {
    await make("faq-collections", { number: 2, title: "Community" });
    await make("faq-collections", { number: 40, title: "Weg te halen" });
    const category = await make("faq-categories", { collectionId: 40, title: "Vol" });
    const question = await make("faq-items", item(category.id, "Nog?"));
    const remove = async (path: string) => (await editor.delete(`/staff/${path}`, "staff")).status;
    expect(await remove("faq-collections/40")).toBe(422);
    expect(await remove(`faq-categories/${category.id}`)).toBe(422);
    expect(await remove(`faq-items/${question.id}`)).toBe(204);
    expect(await remove(`faq-categories/${category.id}`)).toBe(204);
    expect(await remove("faq-collections/40")).toBe(204);
    expect(await remove("faq-collections/2")).toBe(422);
  });
});

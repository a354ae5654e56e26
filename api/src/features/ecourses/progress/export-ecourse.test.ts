import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { storeImage } from "#features/media/images/store-image.ts";
import { aPicture } from "#features/media/images/picture.factory.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { cleanHtmlWithVideos } from "#platform/rich-text-with-videos.ts";
import type { TestBrowser } from "#testing/test-browser.ts";
import { useTestApi } from "#testing/test-api.ts";
import { anEcourse, aStudent } from "../ecourses/ecourse.factory.ts";

const test = useTestApi();
const few = useTestApi({ LIMIT_DOWNLOADS: "1/1h" });
const download = (browser: TestBrowser, id: string) =>
  browser.send("GET", `/export/ecourses/${id}/epub`, "community", {});
const setLesson = (id: string, values: { title?: string; body?: string; assignment?: string }) =>
  test.services.db.updateTable("lessons").set(values).where("id", "=", id).execute();

async function aFollowed(wanted: Parameters<typeof anEcourse>[1] = {}) {
  const maker = await aPerson(test.services, { roles: ["ecourse_organizer"], nickname: "Nele Zée" });
  const ecourse = await anEcourse(test.services, { organizer_id: maker.id, ...wanted });
  const person = await aPerson(test.services);
  await aStudent(test.services, ecourse.id, person.id);
  return { ...ecourse, maker, browser: await test.browser().signInAs(person.id) };
}

describe("downloading an online course", () => {
  it("gives a book with its description, its modules and all lessons in order", async () => {
    const { id, browser, lessonIds } = await aFollowed({ title: "Schrijven over water", modules: [2, 1] });
    const body = cleanHtmlWithVideos("<p>Kijk eerst &amp; schrijf dan.</p><p>https://vimeo.com/76979871</p>");
    await setLesson(lessonIds[1] ?? "", { title: "Zout & zoet", body, assignment: "Schrijf <iets>.\n\nKort." });
    const { status, headers, bytes } = await download(browser, id);
    expect([status, headers["content-type"]]).toEqual([200, "application/epub+zip"]);
    expect(headers["content-disposition"]).toContain("schrijven-over-water.epub");
    const files = unzipSync(bytes);
    const read = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(read("EPUB/package.opf")).toContain("<dc:creator>Nele Zée</dc:creator>");
    expect([...read("EPUB/nav.xhtml").matchAll(/xhtml">([^<]*)</g)].map(([, title]) => title)).toEqual([
      "Over deze online cursus",
      "Module 1: Module 1",
      "1. Les 1.1",
      "2. Zout &amp; zoet",
      "Module 2: Module 2",
      "3. Les 2.1",
    ]);
    const lesson = read("EPUB/texts/4.xhtml");
    expect(lesson).toContain('<a href="https://vimeo.com/76979871">Video op Vimeo</a>');
    expect(lesson.replaceAll(/<[^>]*>/g, "")).toContain("Schrijf &lt;iets&gt;.");
    expect(lesson).not.toContain("iframe");
  });

  it("contains the pictures of its maker, and none of a deleted lesson", async () => {
    const { id, maker, browser, lessonIds } = await aFollowed({ modules: [2] });
    for (const lessonId of lessonIds) {
      const image = await storeImage(test.services, { bytes: await aPicture(), ownerId: maker.id, field: "image" });
      await setLesson(lessonId, { body: `<p>a</p><img src="/media/images/${image.id}/default.webp" alt="Zee" />` });
    }
    await test.services.db
      .updateTable("lessons")
      .set({ module_id: null, deleted_at: test.clock.now() })
      .where("id", "=", lessonIds[1] ?? "")
      .execute();
    const files = unzipSync((await download(browser, id)).bytes);
    expect(Object.keys(files).filter((name) => /images\/\d/.test(name))).toHaveLength(1);
  });

  it("contains no picture of somebody else, and none that staff took down", async () => {
    const { id, maker, browser, lessonIds } = await aFollowed({ modules: [1] });
    const stranger = await aPerson(test.services);
    const [own, foreign, takenDown] = await Promise.all(
      [maker.id, stranger.id, maker.id].map(async (ownerId) =>
        storeImage(test.services, { bytes: await aPicture(), ownerId, field: "image" }),
      ),
    );
    await test.services.db
      .updateTable("images")
      .set({ taken_down_at: test.clock.now(), taken_down_because: "Niet van jou." })
      .where("id", "=", takenDown?.id ?? "")
      .execute();
    const body = [own, foreign, takenDown].map(
      (image) => `<img src="/media/images/${image?.id}/default.webp" alt="Zee" />`,
    );
    await setLesson(lessonIds[0] ?? "", { body: body.join("") });
    const files = unzipSync((await download(browser, id)).bytes);
    expect(Object.keys(files).filter((name) => /images\/\d/.test(name))).toHaveLength(1);
  });

  it("answers 404 to people who do not follow it, and works for its maker too", async () => {
    const { id, organizerId } = await aFollowed();
    const other = await test.browser().signInAs((await aPerson(test.services)).id);
    const maker = await test.browser().signInAs(organizerId);
    const answers = [await download(other, id), await download(test.browser(), id), await download(maker, id)];
    expect(answers.map(({ status }) => status)).toEqual([404, 401, 200]);
  });

  it("is limited", async () => {
    const { id, organizerId } = await anEcourse(few.services);
    const maker = await few.browser().signInAs(organizerId);
    const answers = [await download(maker, id), await download(maker, id)];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });

  it("is refused with an explanation when the lessons together are too long", async () => {
    const { id, browser, lessonIds } = await aFollowed({ modules: [6] });
    const body = `<p>${"woord ".repeat(150_000)}</p>`;
    for (const lessonId of lessonIds) await setLesson(lessonId, { body });
    const { status, body: answer } = await browser.get(`/export/ecourses/${id}/epub`);
    expect([status, answer.message]).toEqual([422, expect.stringContaining("te lang voor één download")]);
  });

  it("counts the assignments of lessons too, each line as a paragraph", async () => {
    const { id, browser, lessonIds } = await aFollowed({ modules: [140] });
    await test.services.db
      .updateTable("lessons")
      .set({ assignment: "a\n".repeat(5000) })
      .where("id", "in", lessonIds)
      .execute();
    expect((await browser.get(`/export/ecourses/${id}/epub`)).status).toBe(422);
  });
});

import { describe, expect, it } from "vitest";
import { useTestApi } from "#testing/test-api.ts";
import { aPerson } from "#features/people/people/person.factory.ts";
import { aPicture } from "./picture.factory.ts";

/* Multipart bodies that none of our pages sends. */

const test = useTestApi();
const BOUNDARY = "----grens";
const picture = await aPicture();

interface Part {
  /** After `form-data`, e.g. `; name="file"`. */
  disposition: string;
  type?: string;
  content?: Buffer | string;
}
const formOf = (parts: Part[], end = `--${BOUNDARY}--\r\n`) =>
  Buffer.concat([
    ...parts.flatMap(({ disposition, type, content = "" }) => [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data${disposition}\r\n`),
      Buffer.from(type ? `content-type: ${type}\r\n\r\n` : "\r\n"),
      Buffer.from(content),
      Buffer.from("\r\n"),
    ]),
    Buffer.from(end),
  ]);
const aFile = (content: Buffer | string = picture, name = "file", filename = "zee.png"): Part => ({
  disposition: `; name="${name}"; filename="${filename}"`,
  type: "image/png",
  content,
});
const aField = (name: string, content = "x"): Part => ({ disposition: `; name="${name}"`, content });

async function send(body: Buffer, contentType = `multipart/form-data; boundary=${BOUNDARY}`) {
  const { id } = await aPerson(test.services);
  const browser = await test.browser().signInAs(id);
  const headers = { "content-type": contentType, "x-csrf-token": await browser.csrfToken("community") };
  const answer = await browser.send("POST", "/images", "community", { body, headers });
  const stored = await test.services.db.selectFrom("images").select("id").where("owner_id", "=", id).execute();
  return { ...answer, stored: stored.length };
}

async function refuses(_case: string, form: Buffer, contentType?: string) {
  const { status, body: answer, stored } = await send(form, contentType);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(answer).toMatchObject({ message: expect.stringMatching(/\.$/), code: expect.any(String) });
  expect(stored).toBe(0);
  expect({}).not.toHaveProperty("x");
}

describe("a multipart form with a picture", () => {
  it("is accepted with other fields of any name", async () => {
    const others = ["zomaar", "id", "owner_id", "file2"].map((name) => aField(name));
    expect(await send(formOf([...others, aFile()]))).toMatchObject({ status: 201, stored: 1 });
  });

  it.each<[string, Buffer, string?]>([
    ["nothing in it", formOf([])],
    ["nothing at all", Buffer.alloc(0)],
    ["another name for the file", formOf([aFile(picture, "bestand")])],
    ["a list of files", formOf([aFile(picture, "file[]")])],
    ["words where the file should be", formOf([aField("file")])],
    ["a file and words of the same name", formOf([aFile(), aField("file")])],
    ["a file without any filename", formOf([{ disposition: '; name="file"', type: "image/png", content: picture }])],
    ["a field without a name", formOf([{ disposition: "", content: "x" }])],
    ["two files", formOf([aFile(), aFile()])],
    ["a hundred fields", formOf([...Array.from({ length: 100 }, (_, number) => aField(`v${number}`)), aFile()])],
    ["a field of two million characters", formOf([aField("zomaar", "x".repeat(2e6))])],
    ["a name of ten thousand characters", formOf([aField("x".repeat(1e4))])],
    ["a field called __proto__", formOf([aField("__proto__"), aFile()])],
    ["a file called __proto__", formOf([aFile(picture, "__proto__")])],
    ["a field called toString", formOf([aField("toString"), aFile()])],
    ["a field called constructor", formOf([aField("constructor")])],
    ["a file as its _method", formOf([aFile(picture, "_method")])],
    ["another method", formOf([aField("_method", "DELETE"), aFile()])],
    ["another kind of parts", formOf([aFile()]), `multipart/mixed; boundary=${BOUNDARY}`],
    ["a plain form's type", formOf([aFile()]), "application/x-www-form-urlencoded"],
    ["a type that is none", formOf([aFile()]), "/"],
    ["a file that is empty", formOf([aFile("")])],
    ["no end", formOf([aFile()], "")],
    ["another boundary than it says", formOf([aFile()]), "multipart/form-data; boundary=anders"],
    ["a boundary that is too long", formOf([aFile()]), `multipart/form-data; boundary=${"a".repeat(500)}`],
    ["no boundary", formOf([aFile()]), "multipart/form-data"],
  ])("with %s is refused with a message, and stores nothing", refuses);

  it.each(["", "../../../etc/passwd", "a\\..\\b.png", "zee.png\u0000.exe", "\ud83d\udc19.png", "x".repeat(5000)])(
    "is stored under a generated name, whatever the file is called (%#)",
    async (filename) => {
      const { status, body } = await send(formOf([aFile(picture, "file", filename)]));
      expect(status).toBe(201);
      expect(body.data.url.default).toMatch(/^\/media\/images\/[0-9a-f-]{36}\/default\.webp$/);
    },
  );
});

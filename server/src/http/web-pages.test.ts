import { once } from "node:events";
import { PassThrough } from "node:stream";
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from "node:zlib";
import { aPerson } from "@inktvis/api/features/people/people/person.factory";
import { useTestApi } from "@inktvis/api/testing/test-api";
import { expect, describe, it } from "vitest";
import { useTestServer } from "#testing/test-server.ts";

const test = useTestApi();
const PAGE = `<p>${"Het regende op de polder. ".repeat(200)}</p>`;

/** The response of the next page, and the context of the last one. */
let answer: () => Response;
let given: { visitorCookies: string | undefined } | undefined;
const web = {
  fetch: async (_request: Request, { context }: { context: unknown }) => {
    given = context as typeof given;
    return answer();
  },
};
const { send, open } = useTestServer(test, web);
const page = (headers?: Record<string, string>) => (answer = () => new Response(PAGE, { ...(headers && { headers }) }));

describe("a page", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ])("is compressed for clients that accept %j: %s", async (accepted, encoding, decompress) => {
    page();
    const { headers, bytes } = await send("/", { headers: { "accept-encoding": accepted } });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(bytes.length).toBeLessThan(PAGE.length / 10);
    expect(decompress(bytes).toString()).toBe(PAGE);
  });

  it.each(["", "identity", "br;q=0, gzip;q=0.0", "deflate"])("is not compressed if asked for %j", async (accepted) => {
    page();
    const { headers, text } = await send("/", { headers: { "accept-encoding": accepted } });
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBe("accept-encoding");
    expect(text).toBe(PAGE);
  });

  it.each([
    ["br", createBrotliDecompress],
    ["gzip", createGunzip],
    ["identity", () => new PassThrough()],
  ])("is sent piece by piece, in %s", async (encoding, decompress) => {
    let render: ReadableStreamDefaultController<Uint8Array> | undefined;
    answer = () => new Response(new ReadableStream({ start: (controller) => void (render = controller) }));
    const opening = open("/", { headers: { "accept-encoding": encoding } });
    await expect.poll(() => render).toBeDefined();
    render?.enqueue(new TextEncoder().encode("<p>eerst</p>"));
    const content = (await opening).pipe(decompress());
    const [piece] = (await once(content, "data")) as [Buffer];
    // Before the rest is rendered.
    expect(piece.toString()).toBe("<p>eerst</p>");
    render?.close();
    content.resume();
    await once(content, "end");
  });

  it("can be a redirect of the framework itself, whose headers cannot be changed", async () => {
    const address = "http://community.localhost/elders";
    answer = () => Response.redirect(address, 308);
    const { status, headers } = await send("/ergens");
    expect([status, headers.location]).toEqual([308, address]);
    expect(headers["cache-control"]).toBe("private, no-cache");
  });

  it("is cut off when it fails while it is sent, and the next one is complete", async () => {
    answer = () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(PAGE));
            controller.error(new Error("a failed render"));
          },
        }),
      );
    await expect(send("/", { headers: { "accept-encoding": "br" } })).rejects.toThrow();
    page();
    expect((await send("/")).text).toBe(PAGE);
  });

  it.each(["/nieuws/x?voorbeeld=a.b", "/nieuws/x?page=2&%76oorbeeld=a.b"])(
    "that is a preview, however its address is written, is kept by nobody: %s",
    async (path) => {
      page({ "cache-control": "private, no-cache", etag: '"x"' });
      const { headers } = await send(path);
      expect(headers).toMatchObject({
        "x-robots-tag": "noindex",
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
      });
    },
  );

  it("keeps each of its cookies", async () => {
    const headers = new Headers({ "content-type": "text/html" });
    for (const cookie of ["een=1; Path=/", "twee=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT"])
      headers.append("set-cookie", cookie);
    answer = () => new Response(PAGE, { headers });
    expect((await send("/")).headers["set-cookie"]).toEqual([
      "een=1; Path=/",
      "twee=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT",
    ]);
  });
});

describe("a page that the browser may already have", () => {
  it("keeps the nonce that it was sent with, as a 304 has no content security policy", async () => {
    answer = () =>
      new Response(null, { status: 304, headers: { etag: 'W/"a"', "cache-control": "private, no-cache" } });
    const { status, headers, text } = await send("/", { headers: { "accept-encoding": "br" } });
    expect({ status, text }).toEqual({ status: 304, text: "" });
    expect(headers).toMatchObject({ etag: 'W/"a"', "cache-control": "private, no-cache" });
    expect(headers).not.toHaveProperty("content-security-policy");
    expect(headers).not.toHaveProperty("content-encoding");
  });

  it("gets the cookies of a visitor other than the session, and never those of a member", async () => {
    page();
    const visitor = test.browser();
    await visitor.csrfToken("community");
    const session = visitor.cookies.get("community") ?? "";
    await send("/", { headers: { cookie: `reading=3-night; ${session}; consent-cookie=1` } });
    expect(given?.visitorCookies).toBe("reading=3-night; consent-cookie=1");
    await send("/");
    expect(given?.visitorCookies).toBe("");
    const member = await test.browser().signInAs((await aPerson(test.services)).id);
    await send("/", { headers: { cookie: `reading=3-night; ${member.cookies.get("community")}` } });
    expect(given?.visitorCookies).toBeUndefined();
  });

  it("gets no cookies on the auth site, whose pages show a sign-in that waits for its second step", async () => {
    page();
    await send("/bevestigen", { site: "auth" });
    expect(given?.visitorCookies).toBeUndefined();
  });
});

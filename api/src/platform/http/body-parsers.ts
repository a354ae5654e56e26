import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { badRequest, tooLarge } from "./errors.ts";
import { hasTooManyValues } from "./json-size.ts";

/**
 * The limit for a whole form. Above the product's limit of 5 MB per file, so that the latter can respond with a Dutch
 * message.
 */
const MULTIPART_LIMIT = 12 * 1024 * 1024;

/**
 * Enough for a registration for the academy: the files are a test and a mini essay, the fields personal data and
 * groups.
 */
const MAX_FILES = 2;
const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 64 * 1024;

/** Registers the accepted bodies: JSON objects, multipart forms with files, and the form of one-click unsubscribe. */
export async function registerBodyParsers(app: FastifyInstance) {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parseJson = app.getDefaultJsonParser("error", "error");
  // Only objects: a long string would be spread into one key per character, which takes seconds.
  const parseObject: typeof parseJson = (request, json, done) =>
    parseJson(request, json, (error, body) => {
      const isObject = typeof body === "object" && body !== null && !Array.isArray(body);
      if (error || isObject) done(error, body);
      else done(badRequest());
    });
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) =>
    hasTooManyValues(body) ? done(tooLarge()) : parseObject(request, body.toString(), done),
  );
  // Mail programs and Mollie post forms to signed addresses; the content of those forms is ignored.
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (request, _body, done) =>
    done(request.routeOptions.config.hasSignedAddress ? null : badRequest(), {}),
  );
  // Files are read into memory, each up to the limit.
  app.addHook("onRequest", async ({ headers }) => {
    const isForm = headers["content-type"]?.startsWith("multipart/");
    if (isForm && Number(headers["content-length"]) > MULTIPART_LIMIT) throw tooLarge();
  });
  await app.register(multipart, {
    limits: { fileSize: MULTIPART_LIMIT, files: MAX_FILES, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    attachFieldsToBody: "keyValues",
    async onFile(part) {
      const bytes = await part.toBuffer();
      Object.assign(part, { value: new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype }) });
    },
  });
}

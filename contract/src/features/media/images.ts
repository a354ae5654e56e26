import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf } from "#layer/schemas.ts";
import { BODY_LIMIT_WITH_IMAGE, Picture } from "#layer/fields.ts";

export const images = {
  create: endpoint({
    method: "POST",
    path: "/images",
    access: "member",
    summary: "Een afbeelding opladen (png of jpg, hoogstens 5 MB); url.default is haar adres",
    accepts: "multipart",
    body: z.object({ file: z.file() }),
    bodyLimit: BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Picture),
    status: 201,
  }),
};

import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { dataOf, IdParams } from "#layer/schemas.ts";
import { BODY_LIMIT_WITH_IMAGE, Picture, PictureDetails } from "#layer/fields.ts";

export const images = {
  create: endpoint({
    method: "POST",
    path: "/images",
    access: "member",
    summary: "Een afbeelding uploaden (png of jpg, hoogstens 5 MB); url.default is haar adres",
    accepts: "multipart",
    body: z.object({ file: z.file(), ...PictureDetails.pick({ alt: true, maker: true }).shape }),
    bodyLimit: BODY_LIMIT_WITH_IMAGE,
    response: dataOf(Picture),
    status: 201,
  }),
  describe: endpoint({
    method: "PUT",
    path: "/images/{id}",
    access: "member",
    summary: "Zeggen wat een afbeelding toont, van wie ze is en wat in beeld blijft; het geldt overal waar ze staat",
    params: IdParams,
    body: PictureDetails,
    response: dataOf(Picture),
  }),
};

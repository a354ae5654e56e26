import * as z from "zod";
import { endpoint } from "#layer/endpoint.ts";
import { SlugParams } from "#layer/schemas.ts";

const DownloadQuery = z.object({ format: z.enum(["epub", "pdf", "txt"]) });
export type DownloadFormat = z.infer<typeof DownloadQuery>["format"];

/** The media type depends on the requested format. */
const FILE = "*/*";

export const downloads = {
  text: endpoint({
    method: "GET",
    path: "/texts/{slug}/download",
    access: "member",
    summary: "Een eigen tekst als boekje (epub of pdf) of als platte tekst",
    params: SlugParams,
    query: DownloadQuery,
    produces: FILE,
  }),
  all: endpoint({
    method: "GET",
    path: "/me/texts/download",
    access: "member",
    summary: "Alle eigen teksten in één boek (epub of pdf), of als platte teksten in een zip",
    query: DownloadQuery,
    produces: FILE,
  }),
};

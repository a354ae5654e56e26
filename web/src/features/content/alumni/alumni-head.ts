import { createIsomorphicFn } from "@tanstack/react-start";
import type { Alumnus } from "@inktvis/contract/features/content/alumni";
import { ALUMNI_PATH, alumnusPath } from "@inktvis/contract/page-paths/schrijfacademie";
import { originOf, type SiteAddresses } from "@inktvis/contract/sites";
import { breadcrumbs } from "#platform/breadcrumbs.ts";
import { publicHead } from "#platform/head.ts";
import { breadcrumbData, structuredData } from "#platform/structured-data.ts";
import { plainTextExcerpt } from "../pages/plain-text-excerpt.ts";
import { alumniMessages as copy } from "./messages.nl.ts";

const SITE = "schrijfacademie";

export const alumniHead = (addresses: SiteAddresses) =>
  publicHead(addresses, SITE, { path: ALUMNI_PATH, title: copy.title, description: copy.description });

/** Called by the loader, to stay in the chunk of the page. */
export function alumnusHead(addresses: SiteAddresses, alumnus: Alumnus) {
  const { meta, links } = publicHead(addresses, SITE, {
    path: alumnusPath(alumnus.slug),
    title: alumnus.title,
    description: plainTextExcerpt(alumnus.body),
    image: imageOf(addresses, alumnus),
    imageAlt: alumnus.image?.alt,
  });
  return { meta: [...meta, ...alumnusStructuredData(addresses, alumnus)], links };
}

const imageOf = (addresses: SiteAddresses, { image }: Alumnus) =>
  image ? originOf(addresses, SITE) + image.url.default : undefined;

/** Structured data for search engines: the person. Only in the HTML of the server. */
const alumnusStructuredData = createIsomorphicFn()
  .server((addresses: SiteAddresses, alumnus: Alumnus) => [
    structuredData("Person", {
      name: alumnus.title,
      description: plainTextExcerpt(alumnus.body),
      image: imageOf(addresses, alumnus),
      url: originOf(addresses, SITE) + alumnusPath(alumnus.slug),
      alumniOf: { "@type": "EducationalOrganization", name: "Schrijfacademie" },
    }),
    breadcrumbData(addresses, SITE, breadcrumbs(alumnus.title, [copy.title, ALUMNI_PATH])),
  ])
  .client(() => []);

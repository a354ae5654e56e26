import { notFound } from "@tanstack/react-router";
import { breadcrumbs } from "../platform/breadcrumbs.ts";
import { pageHead } from "../platform/head.ts";
import { type ComingPage, comingPage, type SiteDefinition } from "./site-definition.ts";

/**
 * The loader of a site's `$` route, where every address ends that no other route takes: what the menus lead to and is
 * still being written gets a page, the rest is a 404.
 */
export function knownPage(definition: SiteDefinition, splat: string | undefined) {
  const page = comingPage(definition, `/${splat ?? ""}`);
  if (!page) throw notFound();
  return { page, breadcrumbs: breadcrumbs(page.title) };
}

export const knownPageHead = (definition: SiteDefinition, page: ComingPage | undefined) =>
  pageHead(definition.name, { title: page?.title ?? "Niet gevonden", noindex: true });

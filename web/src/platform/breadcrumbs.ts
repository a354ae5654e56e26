import { useMatches } from "@tanstack/react-router";

export interface Crumb {
  title: string;
  /** On the same site: `/lezen`. */
  path: string;
}
export interface Breadcrumbs {
  title: string;
  parents?: Crumb[];
}

/** `breadcrumbs("De zee", ["Lezen", "/lezen"])`, as static data of a route or in the data of its loader. */
export const breadcrumbs = (title: string, ...parents: [title: string, path: string][]): Breadcrumbs => ({
  title,
  parents: parents.map(([parent, path]) => ({ title: parent, path })),
});

const hasBreadcrumbs = (data: unknown): data is { breadcrumbs: Breadcrumbs } =>
  typeof data === "object" && data !== null && "breadcrumbs" in data;

/** The breadcrumbs of the deepest route that has any; loader data takes precedence over static data. */
export const useBreadcrumbs = (): Breadcrumbs | undefined =>
  useMatches({
    select: (matches) =>
      matches
        .map(({ loaderData, staticData }) =>
          hasBreadcrumbs(loaderData) ? loaderData.breadcrumbs : staticData.breadcrumbs,
        )
        .findLast((found) => found !== undefined),
  });

import type { RouterMatch, RouterRouteProps, RouterRoutesProps } from "ra-core";
import { Children, createContext, isValidElement, useContext } from "react";
import { usePath } from "#platform/site-link.tsx";

interface MatchedRoute {
  /** The part of the path that the routes above took. */
  base: string;
  params: Record<string, string | undefined>;
}
export const Matched = createContext<MatchedRoute>({ base: "", params: {} });

const segmentsOf = (path: string) => path.split("/").filter((segment) => segment !== "");

/** Whether a path fits `articles/:id/*`: the star takes whatever is below, and so does every pattern without `end`. */
export function matchPath(pattern: string | { path: string; end?: boolean }, pathname: string): RouterMatch | null {
  const { path, end = true } = typeof pattern === "string" ? { path: pattern } : pattern;
  const wanted = segmentsOf(path);
  const isOpen = wanted.at(-1) === "*";
  if (isOpen) wanted.pop();
  const given = segmentsOf(pathname);
  if (given.length < wanted.length || (end && !isOpen && given.length > wanted.length)) return null;
  const params: RouterMatch["params"] = {};
  for (const [index, segment] of wanted.entries()) {
    const here = given[index] ?? "";
    if (segment.startsWith(":")) params[segment.slice(1)] = decodeURIComponent(here);
    else if (segment !== here) return null;
  }
  if (isOpen) params["*"] = given.slice(wanted.length).join("/");
  const pathnameBase = `/${given.slice(0, wanted.length).join("/")}`;
  return { params, pathname: isOpen ? pathname : pathnameBase, pathnameBase };
}

/** How much a pattern says: a word more than a parameter, and that more than a star. */
const weightOf = (path: string) =>
  segmentsOf(path).reduce((sum, segment) => sum + (segment === "*" ? -1 : segment.startsWith(":") ? 2 : 3), 0);

/** Says which page a path has; `Routes` reads it. */
export const Route = (_route: RouterRouteProps) => null;

/** The page whose route says most about where one is. Routes within it go on from there. */
export function Routes({ children, location }: RouterRoutesProps) {
  const path = usePath();
  const above = useContext(Matched);
  const whole = (typeof location === "string" ? location : location?.pathname) ?? path;
  const rest = whole.slice(above.base.length) || "/";
  const found = Children.toArray(children)
    .flatMap((child) => (isValidElement<RouterRouteProps>(child) ? [child.props] : []))
    .flatMap(({ path: pattern = "", element }) => {
      const match = matchPath(pattern, rest);
      return match ? [{ match, element, weight: weightOf(pattern) }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight)[0];
  if (!found) return null;
  const { match, element } = found;
  const base = above.base + (match.pathnameBase === "/" ? "" : match.pathnameBase);
  return <Matched value={{ base, params: { ...above.params, ...match.params } }}>{element}</Matched>;
}

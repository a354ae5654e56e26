const SLUG = "([a-z0-9-]{1,255})";

/** What a path, or the path of a slug, looks like; it captures the slug. */
export function patternOf(path: string | ((slug: string) => string)) {
  const parts = (typeof path === "string" ? path : path("*")).split("*");
  return new RegExp(`^${parts.map((part) => part.replaceAll(".", String.raw`\.`)).join(SLUG)}$`);
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The words in the values of a form, including those in its rows; without ids and pictures. */
export function typedWords(value: unknown): string[] {
  if (typeof value === "string") return value === "" || ID.test(value) || value.startsWith("data:") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(typedWords) : [];
}

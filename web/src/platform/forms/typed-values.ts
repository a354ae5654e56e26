/** The initial values of text fields: null becomes an empty string. */
export const typedText = <Field extends string>(stored: Readonly<Record<Field, string | null>>) =>
  Object.fromEntries(Object.entries<string | null>(stored).map(([field, text]) => [field, text ?? ""])) as Record<
    Field,
    string
  >;

/** `setValueAs` of a number field: an empty one is null. */
export const numberOrNull = (typed: unknown) => (typed === "" || typed == null ? null : Number(typed));

/** `setValueAs` of an optional text field: an empty one is null. */
export const textOrNull = (typed: unknown) => (typeof typed === "string" && typed.trim() ? typed : null);

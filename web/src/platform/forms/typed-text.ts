/** The initial values of text fields: null becomes an empty string. */
export const typedText = <Field extends string>(stored: Readonly<Record<Field, string | null>>) =>
  Object.fromEntries(Object.entries<string | null>(stored).map(([field, text]) => [field, text ?? ""])) as Record<
    Field,
    string
  >;

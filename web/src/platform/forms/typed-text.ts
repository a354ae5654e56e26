/** What a form begins with for fields of text: nothing was typed where nothing is stored. */
export const typedText = <Field extends string>(stored: Readonly<Record<Field, string | null>>) =>
  Object.fromEntries(Object.entries<string | null>(stored).map(([field, text]) => [field, text ?? ""])) as Record<
    Field,
    string
  >;

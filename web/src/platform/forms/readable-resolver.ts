import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import { unreadableFields } from "./field-in-page.ts";
import { formMessages } from "./messages.nl.ts";

/**
 * Checks as this resolver does, and refuses what the browser cannot read (`unreadableFields`), which has no value to check.
 * @param form the id of the form
 * @param prefix of the ids of its fields, before their names
 */
export const readableResolver =
  <Values extends FieldValues>(
    form: string,
    prefix: string,
    resolve: Resolver<Values, unknown, Values>,
  ): typeof resolve =>
  async (values, context, options) => {
    const result = await resolve(values, context, options);
    const ids = unreadableFields(document.getElementById(form));
    if (ids.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<Values>;
    for (const id of ids)
      set(errors, id.slice(prefix.length), { type: "unreadable", message: formMessages.unreadable });
    return { values: {}, errors };
  };

import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import { unusableInput } from "./field-in-page.ts";

/**
 * Checks as the given resolver does, and also refuses input that is on the page but not in the values
 * (`unusableInput`).
 * @param form the id of the form
 * @param prefix what the ids of its fields have before their names
 */
export const readableResolver =
  <Values extends FieldValues>(
    form: string,
    prefix: string,
    resolve: Resolver<Values, unknown, Values>,
  ): typeof resolve =>
  async (values, context, options) => {
    const result = await resolve(values, context, options);
    const unusable = unusableInput(document.getElementById(form));
    if (unusable.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<Values>;
    for (const { id, message } of unusable) set(errors, id.slice(prefix.length), { type: "unusable", message });
    return { values: {}, errors };
  };

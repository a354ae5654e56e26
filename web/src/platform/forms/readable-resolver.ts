import { type FieldErrors, type FieldValues, type Resolver, set } from "react-hook-form";
import { whenFilesAreRead } from "#ui/chosen-files.ts";
import { unusableInput } from "./field-in-page.ts";

/**
 * Checks as the given resolver does, once chosen files are among the values, and also refuses input that is on the page
 * but not in the values (`unusableInput`).
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
    await whenFilesAreRead();
    const result = await resolve(values, context, options);
    const unusable = unusableInput(document.getElementById(form));
    if (unusable.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<Values>;
    for (const { id, message } of unusable) set(errors, id.slice(prefix.length), { type: "unusable", message });
    return { values: {}, errors };
  };

import { zodResolver } from "@hookform/resolvers/zod";
import { setDutchMessages } from "@inktvis/contract/layer/messages.nl";
import type { FieldValues } from "react-hook-form";
import type { FormSchema } from "./load-resolver.ts";

setDutchMessages();

/** Everything in a form that needs zod: `loadResolver` loads it. */
export const resolverOf = <Values extends FieldValues>(schema: FormSchema<Values>) =>
  zodResolver(schema, undefined, { raw: true });

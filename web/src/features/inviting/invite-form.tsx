import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Invited } from "@inktvis/contract/features/inviting/invitations";
import { clearSent } from "#platform/forms/clear-sent.ts";
import { Form } from "#platform/forms/form.tsx";
import { type ContractForm, type ContractFormOptions, useContractForm } from "#platform/forms/use-contract-form.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { TextAreaField } from "#ui/text-area-field.tsx";
import { invitingMessages as copy } from "./messages.nl.ts";
import { SentDialog } from "./sent-dialog.tsx";

interface InviteFormOptions<Values extends FieldValues> extends Pick<ContractFormOptions<Values>, "name" | "schema"> {
  /** The empty fields for who is invited: their values at first, and again once the invitations are sent. */
  emptyRecipients: Omit<Values, "text">;
  /** The initial message. */
  defaultText?: string;
  send: (values: Values) => Promise<{ data: Invited }>;
  /** The list of invitations, refetched once they are sent. */
  listQuery: { queryKey: QueryKey };
}

/**
 * A form that mails invitations. The message stays in the form afterwards; what is typed survives a reload until it is
 * sent.
 */
export function useInviteForm<Values extends FieldValues & { text: string }>(options: InviteFormOptions<Values>) {
  const { name, schema, emptyRecipients, defaultText = "", send, listQuery } = options;
  const [invited, setInvited] = useState<Invited>();
  const queryClient = useQueryClient();
  const form = useContractForm<Values>({
    name,
    schema,
    defaultValues: { ...emptyRecipients, text: defaultText } as ContractFormOptions<Values>["defaultValues"],
    submit: async (values) => {
      setInvited((await send(values)).data);
      await queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
      clearSent<Values>(form, values, emptyRecipients as Partial<Values>);
    },
  });
  useAutosave(form);
  return { form, invited, closeResult: () => setInvited(undefined) };
}

interface InviteFormProps {
  title: string;
  /** "de wedstrijd", "de cursus". */
  about: string;
  /** The return value of `useInviteForm`. */
  invite: {
    form: ComponentProps<typeof Form>["form"] & { field: (name: "text") => ReturnType<ContractForm["field"]> };
    invited: Invited | undefined;
    closeResult: () => void;
  };
  /** The fields that say who is invited. */
  children: ReactNode;
  submit: ReactNode;
}

export const InviteForm = ({
  title,
  about,
  invite: { form, invited, closeResult },
  children,
  submit,
}: InviteFormProps) => (
  <section aria-labelledby="nodig-uit" className="grid max-w-2xl gap-6">
    <h2 className="text-2xl" id="nodig-uit">
      {title}
    </h2>
    <Form form={form}>
      <TextAreaField help={copy.textHelp(about)} label={copy.text} {...form.field("text")} />
      {children}
      {submit}
    </Form>
    <SentDialog invited={invited} onClose={closeResult} />
  </section>
);

/** A field of e-mail addresses (address-list.ts). */
export const AddressListField = (props: ComponentProps<typeof TextAreaField>) => (
  <TextAreaField autoCapitalize="off" spellCheck={false} {...props} />
);

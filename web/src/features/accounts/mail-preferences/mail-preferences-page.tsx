import { MailCategory, MailPreferencesInput } from "@inktvis/contract/features/accounts/mail-preferences";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { NotificationSettingsInput } from "@inktvis/contract/features/accounts/settings";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type * as z from "zod";
import { accountApi } from "#features/session/account-api.ts";
import { refetchQuery } from "#platform/refetch-query.ts";
import { Form } from "#platform/forms/form.tsx";
import { SavedDialog } from "#platform/forms/saved-dialog.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useChanges } from "#platform/forms/use-changes.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { ChoiceField } from "#ui/choice-field.tsx";
import { FormSection } from "#ui/form-section.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { useReloadMe } from "../settings/use-reload-me.ts";
import { mailPreferencesQuery } from "./mail-preferences.queries.ts";
import { CATEGORIES, mailMessages as copy } from "./messages.nl.ts";

const CHOICES = [
  { value: "all", label: copy.all, help: copy.allHelp },
  { value: "crucial", label: copy.crucial, help: copy.crucialHelp },
] as const;

const Preferences = NotificationSettingsInput.extend(MailPreferencesInput.shape);

/**
 * The mail preferences: all mails or only crucial ones, and below that each category; saved together
 * (docs/product/notifications.md#mail-categories).
 */
export function MailPreferencesPage({ me }: { me: Me }) {
  const queryClient = useQueryClient();
  const reloadMe = useReloadMe();
  const { data: categories } = useSuspenseQuery(mailPreferencesQuery);
  const opened: z.input<typeof Preferences> = { receiveOnlyCrucialEmail: me.receiveOnlyCrucialEmail, ...categories };
  const { changesIn, showStored } = useChanges(opened);
  const form = useContractForm({
    name: "mail-preferences",
    schema: Preferences,
    defaultValues: opened,
    submit: async (values) => {
      const { receiveOnlyCrucialEmail, ...body } = changesIn(values);
      if (receiveOnlyCrucialEmail !== undefined)
        await accountApi.settings.changeNotifications({ body: { receiveOnlyCrucialEmail } });
      await accountApi.mailPreferences.update({ body });
      const now = await refetchQuery(queryClient, mailPreferencesQuery);
      showStored(form, values, { ...values, ...now });
      await reloadMe();
    },
  });
  const { value: onlyCrucial, onChange, ...field } = form.controlled("receiveOnlyCrucialEmail");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHead intro={copy.intro} title={copy.title} />
      <Form form={form}>
        <ChoiceField
          {...field}
          label={copy.question}
          options={CHOICES}
          value={onlyCrucial ? "crucial" : "all"}
          onChange={(choice) => onChange(choice === "crucial")}
        />
        <FormSection title={copy.optional}>
          {onlyCrucial && <p className="notice">{copy.heldBack}</p>}
          <fieldset className="grid gap-5" disabled={onlyCrucial}>
            <legend className="sr-only">{copy.optional}</legend>
            {MailCategory.options.map((category) => (
              <CheckboxField key={category} {...CATEGORIES[category]} {...form.field(category)} />
            ))}
          </fieldset>
        </FormSection>
        <SubmitButton busy={form.isSaving}>{copy.save}</SubmitButton>
      </Form>
      <SavedDialog form={form} title={copy.savedTitle}>
        <p>{copy.saved}</p>
      </SavedDialog>
    </div>
  );
}

import type { Me } from "@inktvis/contract/features/accounts/me";
import { PrivacySettingsInput } from "@inktvis/contract/features/accounts/settings";
import { PROFILE_SETTINGS_PATH } from "@inktvis/contract/page-paths/settings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { accountApi } from "#features/session/account-api.ts";
import { refetchQuery } from "#platform/refetch-query.ts";
import { Form } from "#platform/forms/form.tsx";
import { SavedDialog } from "#platform/forms/saved-dialog.tsx";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { useChanges } from "#platform/forms/use-changes.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { meQuery } from "#platform/session.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { isUnderAge } from "../under-age.ts";
import { useReloadMe } from "../use-reload-me.ts";
import { privacyMessages as copy } from "./privacy.nl.ts";

/**
 * The privacy settings. Under 18 they are off and cannot be changed, whatever is stored
 * (docs/product/privacy.md#name-and-age).
 */
export function PrivacyPage({ me }: { me: Me }) {
  const reloadMe = useReloadMe();
  const [now] = useState(() => new Date());
  const underAge = isUnderAge(me.dateOfBirth, now);
  const opened = underAge ? { realNamePublicVisible: false, agePublicVisible: false } : me.privacySettings;
  const { changesIn, showStored } = useChanges(opened);
  const queryClient = useQueryClient();
  const form = useContractForm({
    name: "privacy",
    schema: PrivacySettingsInput,
    defaultValues: opened,
    submit: async (values) => {
      const stored = (await refetchQuery(queryClient, meQuery))?.privacySettings;
      const body = { ...values, ...stored, ...changesIn(values) };
      await accountApi.settings.changePrivacy({ body });
      showStored(form, values, body);
      await reloadMe();
    },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PageHead intro={copy.intro} title={copy.title} />
      {underAge && <p className="notice">{copy.underAge}</p>}
      {!me.dateOfBirth && (
        <p className="notice">
          {copy.noDateOfBirth}{" "}
          <SiteLink className="link" path={PROFILE_SETTINGS_PATH}>
            {copy.toProfile}
          </SiteLink>
          .
        </p>
      )}
      <Form form={form}>
        <fieldset className="grid gap-5" disabled={underAge}>
          <legend className="sr-only">{copy.title}</legend>
          <CheckboxField help={copy.realNameHelp} label={copy.realName} {...form.field("realNamePublicVisible")} />
          <CheckboxField help={copy.ageHelp} label={copy.age} {...form.field("agePublicVisible")} />
        </fieldset>
        {!underAge && <SubmitButton busy={form.isSaving}>{copy.save}</SubmitButton>}
      </Form>
      <SavedDialog form={form} title={copy.savedTitle}>
        <p>{copy.saved}</p>
      </SavedDialog>
    </div>
  );
}

import type { Me } from "@inktvis/contract/features/accounts/me";
import type { ProfileInput } from "@inktvis/contract/features/accounts/settings";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { accountApi } from "#features/session/account-api.ts";
import { useChanges } from "#platform/forms/use-changes.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { meQuery } from "#platform/session.queries.ts";
import { useReloadMe } from "../use-reload-me.ts";
import { profileSchema, profileValues } from "./profile-values.ts";

/** The form of the profile. What was typed is kept when the page is left before saving. */
export function useProfileForm(me: Me) {
  const reloadMe = useReloadMe();
  const queryClient = useQueryClient();
  const [defaultValues] = useState(() => profileValues(me));
  const { changesIn, showStored } = useChanges<ProfileInput>(defaultValues);
  const schema = useMemo(() => profileSchema(me.nickname), [me.nickname]);
  const form = useContractForm<ProfileInput>({
    name: "profiel",
    schema,
    defaultValues,
    submit: async (values) => {
      await accountApi.settings.updateProfile({ body: changesIn(values) });
      await reloadMe();
      const stored = queryClient.getQueryData(meQuery.queryKey);
      // Including the picture, which a second save must not send again.
      if (stored) showStored(form, values, profileValues(stored));
    },
  });
  useAutosave(form);
  return form;
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

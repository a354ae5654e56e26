import type { Me } from "@inktvis/contract/features/accounts/me";
import type { ProfileInput } from "@inktvis/contract/features/accounts/settings";
import { useMemo, useState } from "react";
import { accountApi } from "#features/session/account-api.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useAutosave } from "#platform/forms/use-autosave.ts";
import { useReloadMe } from "../use-reload-me.ts";
import { profileSchema, profileValues } from "./profile-values.ts";

/** The form of the profile. What was typed is kept when the page is left before saving. */
export function useProfileForm(me: Me) {
  const reloadMe = useReloadMe();
  const [defaultValues] = useState(() => profileValues(me));
  const schema = useMemo(() => profileSchema(me.nickname), [me.nickname]);
  const form = useContractForm<ProfileInput>({
    name: "profiel",
    schema,
    defaultValues,
    submit: async (body) => {
      await accountApi.settings.updateProfile({ body });
      // The picture is stored: a second save must not send it again.
      form.setValue("profilePicture", undefined);
      await reloadMe();
    },
  });
  useAutosave(form);
  return form;
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

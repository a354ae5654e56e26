import type { Me } from "@inktvis/contract/features/accounts/me";
import type { ProfileInput } from "@inktvis/contract/features/accounts/settings";
import { useMemo, useState } from "react";
import { api } from "#platform/api.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useLastingWords } from "#platform/forms/use-lasting-words.ts";
import { useReloadMe } from "../use-reload-me.ts";
import { profileSchema, valuesOfProfile } from "./profile-values.ts";

/** The form of the profile. What is typed stays until it is saved. */
export function useProfileForm(me: Me) {
  const reloadMe = useReloadMe();
  const [defaultValues] = useState(() => valuesOfProfile(me));
  const schema = useMemo(() => profileSchema(me.nickname), [me.nickname]);
  const form = useContractForm<ProfileInput>({
    name: "profiel",
    schema,
    defaultValues,
    submit: async (body) => {
      await api.settings.updateProfile({ body });
      // It is the one that is there now, not one that a second save should send again.
      form.setValue("profilePicture", undefined);
      await reloadMe();
    },
  });
  useLastingWords(form);
  return form;
}

export type ProfileForm = ReturnType<typeof useProfileForm>;

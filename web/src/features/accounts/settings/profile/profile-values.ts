import { Nickname } from "@inktvis/contract/features/accounts/auth";
import type { Me } from "@inktvis/contract/features/accounts/me";
import {
  isTooShortNickname,
  NICKNAME_TOO_SHORT,
  ProfileInput,
  ProfileTexts,
} from "@inktvis/contract/features/accounts/settings";
import { withRules } from "@inktvis/contract/layer/form-rules";
import { typedText } from "#platform/forms/typed-values.ts";

/**
 * The contract's schema for a person with this nickname: a short one may be kept, but a new one has to be longer
 * (docs/product/accounts.md#profile-form).
 */
export const profileSchema = (current: string) =>
  withRules(ProfileInput, [
    {
      at: "nickname",
      says: NICKNAME_TOO_SHORT,
      // Whatever makes a nickname invalid is already reported by its own schema.
      holds: ({ nickname = current }) =>
        !Nickname.safeParse(nickname).success || !isTooShortNickname(nickname, current),
    },
  ]);

export const profileValues = (me: Me) => ({
  nickname: me.nickname,
  ...typedText(ProfileTexts.parse(me)),
  profilePicture: undefined,
  genres: me.genres,
});

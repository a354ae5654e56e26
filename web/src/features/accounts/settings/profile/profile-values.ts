import type { Me } from "@inktvis/contract/features/accounts/me";
import {
  isTooShortNickname,
  NICKNAME_TOO_SHORT,
  ProfileInput,
  ProfileTexts,
} from "@inktvis/contract/features/accounts/settings";
import { typedText } from "#platform/forms/typed-values.ts";

/**
 * The contract's schema for a person with this nickname: a short one may stay, only a new one has to be longer
 * (docs/product/accounts.md#profile-form).
 */
export const profileSchema = (current: string) =>
  ProfileInput.refine(({ nickname }) => !isTooShortNickname(nickname, current), {
    path: ["nickname"],
    message: NICKNAME_TOO_SHORT,
  });

export const profileValues = (me: Me) => ({
  nickname: me.nickname,
  ...typedText(ProfileTexts.parse(me)),
  profilePicture: undefined,
  genres: me.genres,
});

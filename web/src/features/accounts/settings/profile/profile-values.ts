import type { Me } from "@inktvis/contract/features/accounts/me";
import { isTooShortNickname, NICKNAME_TOO_SHORT, ProfileInput } from "@inktvis/contract/features/accounts/settings";

/**
 * The contract's own, for somebody with this name: only a new one has to be longer
 * (docs/product/accounts.md#profile-form).
 */
export const profileSchema = (current: string) =>
  ProfileInput.refine(({ nickname }) => !isTooShortNickname(nickname, current), {
    path: ["nickname"],
    message: NICKNAME_TOO_SHORT,
  });

export const valuesOfProfile = (me: Me) => ({
  nickname: me.nickname,
  firstName: me.firstName ?? "",
  lastName: me.lastName ?? "",
  dateOfBirth: me.dateOfBirth ?? "",
  bio: me.bio ?? "",
  profilePicture: undefined,
  website: me.website ?? "",
  phone: me.phone ?? "",
  addressStreet: me.addressStreet ?? "",
  addressNumber: me.addressNumber ?? "",
  addressPostalCode: me.addressPostalCode ?? "",
  addressCity: me.addressCity ?? "",
  addressCountry: me.addressCountry ?? "",
  genres: me.genres,
  education: me.education ?? "",
  publications: me.publications ?? "",
  prizes: me.prizes ?? "",
  varia: me.varia ?? "",
});

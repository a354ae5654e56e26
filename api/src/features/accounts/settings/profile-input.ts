import {
  COUNTRY_OF_CITY,
  isTooShortNickname,
  NICKNAME_TOO_SHORT,
  PORTFOLIO,
  type ProfileInput,
} from "@inktvis/contract/features/accounts/settings";
import { NO_PHONE } from "@inktvis/contract/features/people/person-details";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { columnsIn, fieldsFrom } from "#platform/db/columns.ts";
import { invalid } from "#platform/http/errors.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { isNicknameTaken, NICKNAME_TAKEN } from "#features/people/people/nicknames.ts";
import { phoneOf } from "#features/people/countries/phone.ts";
import { isDayOfBirth } from "#features/people/people/day-of-birth.ts";
import { problemsOfAddress } from "#features/people/people/person-details.ts";

type Input = z.output<typeof ProfileInput>;

/**
 * Checks the rules that need the server: today's date, the countries, the genres, the nicknames of others, and the
 * stored address when only a part of it is sent.
 * @returns the phone number as it is stored
 * @throws 422 with a message for every invalid field
 */
export async function checkProfile(ctx: MemberContext, input: Input) {
  const { db, viewer, now } = ctx;
  const { nickname = viewer.nickname, dateOfBirth, genres } = input;
  const isTaken = nickname !== viewer.nickname && (await isNicknameTaken(db, nickname, viewer.id));
  const { phone, problems } = await readAddress(ctx, input);
  const errors = {
    ...(isTaken && { nickname: NICKNAME_TAKEN }),
    ...(isTooShortNickname(nickname, viewer.nickname) && { nickname: NICKNAME_TOO_SHORT }),
    ...(dateOfBirth && !isDayOfBirth(dateOfBirth, now) && { dateOfBirth: "Vul de dag in waarop je geboren bent." }),
    ...problems,
    ...(genres && !(await areGenres(db, genres)) && { genres: "Kies je genres uit de lijst." }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return phone;
}

const ADDRESS = ["addressCountry", "addressCity", "addressPostalCode"] as const;

/** Returns the phone number as it is stored, and the errors in it and in the address as it will be stored. */
async function readAddress({ db, viewer }: MemberContext, input: Input) {
  const stored = await db
    .selectFrom("users")
    .select(columnsIn("users", ADDRESS))
    .where("id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  const address = { ...fieldsFrom(stored, ADDRESS), ...input };
  // A number without a country code is read as Belgian when the person has no country.
  const phone = input.phone && phoneOf(input.phone, address.addressCountry ?? "BE");
  const problems = {
    ...(input.phone && !phone && { phone: NO_PHONE }),
    ...(ADDRESS.some((field) => input[field] !== undefined) && {
      ...(address.addressCity && !address.addressCountry && { addressCountry: COUNTRY_OF_CITY }),
      ...problemsOfAddress(address),
    }),
  };
  return { phone, problems };
}

async function areGenres(db: MemberContext["db"], ids: readonly number[]) {
  if (ids.length === 0) return true;
  const wanted = new Set(ids);
  const known = await db
    .selectFrom("genres")
    .select("id")
    .where("id", "in", [...wanted])
    .execute();
  return known.length === wanted.size;
}

/** Sanitized rich text to store: null when empty, undefined to keep the current value. */
async function sanitizePart(ctx: MemberContext, input: string | null | undefined) {
  if (input === undefined) return undefined;
  const { html, isEmpty } = await readRichText(ctx, input ?? "");
  return isEmpty ? null : html;
}

/** Sanitizes the parts of the portfolio, one after another. */
export async function readPortfolio(ctx: MemberContext, input: Input) {
  const read: { [Part in (typeof PORTFOLIO)[number]]?: string | null | undefined } = {};
  for (const part of PORTFOLIO) read[part] = await sanitizePart(ctx, input[part]);
  return read;
}

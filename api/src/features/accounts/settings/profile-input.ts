import {
  isTooShortNickname,
  NICKNAME_TOO_SHORT,
  PORTFOLIO,
  type ProfileInput,
} from "@inktvis/contract/features/accounts/settings";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import { invalid } from "#platform/http/errors.ts";
import { readRichText } from "#platform/heavy-work/read-rich-text.ts";
import { COUNTRIES } from "#features/people/countries/countries.ts";
import { isDayOfBirth } from "#features/people/people/day-of-birth.ts";

type Input = z.output<typeof ProfileInput>;

/**
 * What only the server knows: today, the countries, the genres, and the name that somebody has.
 * @throws 422 with a sentence at every field that is not right
 */
export async function checkProfile({ db, viewer, now }: MemberContext, input: Input) {
  const { nickname, dateOfBirth, addressCountry, genres } = input;
  const wrong = {
    ...(isTooShortNickname(nickname, viewer.nickname) && { nickname: NICKNAME_TOO_SHORT }),
    ...(dateOfBirth && !isDayOfBirth(dateOfBirth, now) && { dateOfBirth: "Vul de dag in waarop je geboren bent." }),
    ...(addressCountry && !isCountry(addressCountry) && { addressCountry: "Kies een land uit de lijst." }),
    ...(genres && !(await areGenres(db, genres)) && { genres: "Kies je genres uit de lijst." }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

const isCountry = (code: string) => COUNTRIES.all.some(({ value }) => value === code);

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

/** A part of the portfolio as it may be stored; null when nothing is in it. Undefined leaves what is there. */
async function richPart(ctx: MemberContext, written: string | null | undefined) {
  if (written === undefined) return undefined;
  const { html, isEmpty } = await readRichText(ctx, written ?? "");
  return isEmpty ? null : html;
}

/** The portfolio, read one part after another. */
export async function readPortfolio(ctx: MemberContext, input: Input) {
  const read: { [Part in (typeof PORTFOLIO)[number]]?: string | null | undefined } = {};
  for (const part of PORTFOLIO) read[part] = await richPart(ctx, input[part]);
  return read;
}

import type { ProfileInput } from "@inktvis/contract/features/accounts/settings";
import type * as z from "zod";
import type { MemberContext } from "#platform/context.ts";
import type { Tx } from "#platform/db/database.ts";
import { columnsFrom } from "#platform/db/columns.ts";
import { invalid, tooMany } from "#platform/http/errors.ts";
import { consumeRateLimit, limitMember } from "#platform/limits/rate-limit.ts";
import { releaseRemovedPictures } from "#features/media/images/release-removed-pictures.ts";
import { saveWithPictures } from "#features/media/images/save-with-pictures.ts";
import { lockPersonRow } from "#features/people/people/lock-person-row.ts";
import { adultsBornBy } from "#features/people/people/public-name.ts";
import { isNicknameTaken, lockNickname, NICKNAME_TAKEN } from "#features/people/people/nicknames.ts";
import { claimPersonSlug } from "#features/people/people/person-slugs.ts";
import { checkProfile, readPortfolio } from "../profile-input.ts";

const PROFILE_PICTURES = [{ field: "profilePicture", column: "picture_id" }] as const;

/** Saves the profile form (docs/product/accounts.md#profile-form); absent fields keep their values. */
export async function updateProfile(ctx: MemberContext, input: z.output<typeof ProfileInput>) {
  const { db, viewer, now } = ctx;
  await limitMember(ctx, "texts");
  const phone = await checkProfile(ctx, input);
  const {
    profilePicture: _picture,
    nickname: newName,
    genres,
    education: _education,
    publications: _publications,
    prizes: _prizes,
    varia: _varia,
    ...lines
  } = input;
  const portfolio = await readPortfolio(ctx, input);
  const form = { fields: PROFILE_PICTURES, input, ownerId: viewer.id, isNew: false };
  await saveWithPictures(ctx, form, (pictures) =>
    db.transaction().execute(async (tx) => {
      const before = await lockPersonRow(tx, viewer.id).selectAll().executeTakeFirstOrThrow();
      const nickname = newName ?? before.nickname;
      const isRenamed = nickname !== before.nickname;
      const after = await tx
        .updateTable("users")
        .set({
          ...columnsFrom("users", { ...lines, phone, ...portfolio }),
          genre_ids: genres && [...new Set(genres)],
          ...pictures,
          nickname,
          ...(isRenamed && { slug: await claimName(ctx, tx, nickname) }),
          ...(isUnderAge(input, now) && { real_name_public_visible: false, age_public_visible: false }),
        })
        .where("id", "=", viewer.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await releaseRemovedPictures(tx, ctx, { before, after, ownerId: viewer.id });
    }),
  );
}

/** Claims another nickname, within a daily limit. Returns its slug; the caller stores the name. */
async function claimName({ viewer, now, config }: MemberContext, tx: Tx, nickname: string) {
  await lockNickname(tx, nickname);
  if (await isNicknameTaken(tx, nickname, viewer.id)) throw invalid({ nickname: NICKNAME_TAKEN });
  if (!(await consumeRateLimit({ db: tx, now }, config.limits.renames, "rename", viewer.id)))
    throw tooMany(
      "Je veranderde vandaag al vaak van schrijversnaam. Hou je vorige naam, of probeer het morgen opnieuw.",
    );
  return claimPersonSlug(tx, nickname, viewer.id);
}

/** Under 18, name and age are stored as off, so that nothing appears by itself on the eighteenth birthday. */
const isUnderAge = ({ dateOfBirth }: { dateOfBirth?: string | null | undefined }, now: Date) =>
  Boolean(dateOfBirth && dateOfBirth > adultsBornBy(now));

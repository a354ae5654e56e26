import { isStaff, staffRightsOf } from "@inktvis/contract/access";
import type { Me } from "@inktvis/contract/features/accounts/me";
import { ProfileTexts } from "@inktvis/contract/features/accounts/settings";
import type { MemberContext } from "#platform/context.ts";
import { fieldsFrom } from "#platform/db/columns.ts";
import { profilePictureOf } from "#platform/files/media.ts";
import { lacksSecondStep } from "#platform/sessions/staff-room.ts";
import { visibleImages } from "#features/media/images/visible-images.ts";
import { hasSecondFactor } from "../../second-factor/factors.ts";

/** What a member of staff still needs to enter the staff room; null when nothing is missing. */
async function staffRoomNeeds({ db, config, viewer, session }: MemberContext): Promise<Me["staffRoomNeeds"]> {
  if (!isStaff(viewer.roles) || session.kind !== "member" || !lacksSecondStep(config, session.method)) return null;
  return (await hasSecondFactor(db, viewer.id)) ? "secondStep" : "secondFactor";
}

/** The signed-in person, all fields (docs/product/accounts.md#profile-form). */
export async function getMe(ctx: MemberContext) {
  const { db, viewer } = ctx;
  const row = await db
    .selectFrom("users as user")
    .leftJoin(visibleImages.as("image"), "image.id", "user.picture_id")
    .selectAll("user")
    .select(["image.picture as image"])
    .where("user.id", "=", viewer.id)
    .executeTakeFirstOrThrow();
  return {
    data: {
      id: row.id,
      slug: row.slug,
      nickname: row.nickname,
      email: row.email,
      ...fieldsFrom(row, ProfileTexts.keyof().options),
      profilePicture: profilePictureOf(row.image),
      genres: row.genre_ids,
      privacySettings: {
        realNamePublicVisible: row.real_name_public_visible,
        agePublicVisible: row.age_public_visible,
      },
      receiveOnlyCrucialEmail: row.receive_only_crucial_email,
      roles: viewer.roles.map((codeName) => ({ codeName })),
      ...viewer.abilities,
      staffRoomNeeds: await staffRoomNeeds(ctx),
      staffRights: staffRightsOf(viewer.roles),
    },
  };
}

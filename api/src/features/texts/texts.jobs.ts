import { originOf } from "@inktvis/contract/sites";
import type { Services } from "../../platform/context.ts";
import { jobKind, onJob } from "../../platform/jobs/job.ts";
import { notify } from "../notifications/notifications.module.ts";
import { rememberWords } from "../search/words.ts";
import { membersTexts } from "./text.policy.ts";
import { newTextFromFollowed } from "./texts.mails.ts";

/** A text was made or changed. */
export const textSaved = jobKind<{ textId: string }>("texts.saved");
const followerTold = jobKind<{ textId: string; followerId: string }>("texts.follower-told");

/** A text as everybody signed in may read it; nothing when it is private, hidden, or gone. */
const readable = ({ db }: Services, textId: string) =>
  membersTexts(db)
    .innerJoin("users as author", "author.id", "text.author_id")
    .select([
      "text.id",
      "text.slug",
      "text.title",
      "author.id as authorId",
      "author.nickname",
      "author.slug as authorSlug",
    ])
    .where("text.id", "=", textId)
    .executeTakeFirst();

/** Learns the words of its title, and once in its life tells the followers of its author (spec 1 §3). */
async function onTextSaved(services: Services, { textId }: { textId: string }) {
  const text = await readable(services, textId);
  if (!text) return;
  await rememberWords(services.db, text.title);
  const now = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const isFirst = await tx
      .insertInto("text_announcements")
      .values({ text_id: textId, announced_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("text_id")
      .executeTakeFirst();
    if (!isFirst) return;
    const followers = await tx
      .selectFrom("follows as follow")
      .innerJoin("users as follower", "follower.id", "follow.follower_id")
      .select(["follower.id", "follower.receive_only_crucial_email"])
      .where("follow.followed_id", "=", text.authorId)
      .execute();
    await notify(tx, {
      to: followers.map(({ id }) => id),
      type: "newTextFromFollow",
      data: {
        user: { nickname: text.nickname, slug: text.authorSlug },
        text: { title: text.title, slug: text.slug },
      },
      now,
    });
    const mailed = followers.filter(({ receive_only_crucial_email: onlyCrucial }) => !onlyCrucial);
    await services.jobs.enqueueAll(
      tx,
      followerTold,
      mailed.map(({ id }) => ({ textId, followerId: id })),
    );
  });
}

async function mailFollower(services: Services, { textId, followerId }: { textId: string; followerId: string }) {
  const text = await readable(services, textId);
  const follower = await services.db
    .selectFrom("follows as follow")
    .innerJoin("users as follower", "follower.id", "follow.follower_id")
    .select(["follower.email", "follower.nickname"])
    .where("follow.follower_id", "=", followerId)
    .where("follow.followed_id", "=", text?.authorId ?? null)
    .executeTakeFirst();
  // Private again, unfollowed, or gone since.
  if (!text || !follower) return;
  await services.mailer.send(
    newTextFromFollowed({
      to: follower.email,
      nickname: follower.nickname,
      author: text.nickname,
      title: text.title,
      url: `${originOf(services.config.sites, "community")}/tekst-lezen/${text.slug}`,
    }),
  );
}

export const textJobs = [onJob(textSaved, onTextSaved), onJob(followerTold, mailFollower)];

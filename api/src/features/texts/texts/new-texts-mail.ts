import { originOf } from "@inktvis/contract/sites";
import { sql } from "kysely";
import { brusselsDay, days, later } from "#platform/clock.ts";
import type { Services } from "#platform/context.ts";
import { jobKind } from "#platform/jobs/job-kind.ts";
import { onJob, onSchedule } from "#platform/jobs/job.ts";
import type { Mail, Unsubscribe } from "#platform/mail/mail-content.ts";
import { FOLLOWED_PATH, textPath } from "@inktvis/contract/page-paths/community";
import { unsubscribeFrom } from "#features/accounts/mail-preferences/unsubscribe-token.ts";
import { isSubscribedTo } from "#features/accounts/mail-preferences/is-subscribed-to.ts";
import { membersTexts } from "./text.policy.ts";

/*
 * One mail a day with new texts by the people whom somebody follows. Every evening one job per person collects the
 * notifications that were not mailed yet. The row in daily_mails (person, day) records whether that mail was sent, so
 * that a job that runs twice or crashes sends it once.
 */

interface DailyMail {
  userId: string;
  /** The day in Brussels. */
  day: string;
}
const dailyMailDue = jobKind<DailyMail>("texts.evening");

const PEOPLE_PER_BATCH = 500;
const RETENTION = days(30);
const MAX_LISTED = 20;

async function enqueueDailyMails({ db, jobs, clock }: Services) {
  const now = clock.now();
  const day = brusselsDay(now);
  await db
    .deleteFrom("daily_mails")
    .where("day", "<", brusselsDay(later(now, -RETENTION)))
    .execute();
  for (let after: string | undefined, found = PEOPLE_PER_BATCH; found === PEOPLE_PER_BATCH;) {
    const people = await db
      .selectFrom("notifications")
      .select("user_id")
      .distinct()
      .where("mail", "=", "daily")
      .$if(after !== undefined, (query) => query.where("user_id", ">", after ?? ""))
      .orderBy("user_id")
      .limit(PEOPLE_PER_BATCH)
      .execute();
    const dailyMails = people.map(({ user_id }) => ({ userId: user_id, day }));
    await db.transaction().execute((tx) => jobs.enqueueAll(tx, dailyMailDue, dailyMails));
    found = people.length;
    after = people.at(-1)?.user_id;
  }
}

async function sendDailyMail(services: Services, { userId, day }: DailyMail) {
  const { db, mailer, config, clock } = services;
  if (!(await assignToDailyMail(services, { userId, day }))) return;
  const user = await db
    .selectFrom("users as user")
    .select(["user.email", "user.nickname"])
    .where("user.id", "=", userId)
    .where(isSubscribedTo("follows"))
    .executeTakeFirst();
  const texts = user ? await newTexts(services, { userId, day }) : [];
  if (user && texts.length > 0) {
    const unsubscribe = unsubscribeFrom(services, { userId, category: "follows" });
    await mailer.send(newTextsMail(originOf(config.sites, "community"), { ...user, texts, unsubscribe }));
  }
  await db
    .updateTable("daily_mails")
    .set({ sent_at: clock.now() })
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .execute();
}

/**
 * Assigns unread notifications that were not mailed yet to the mail of this day, even for people who turned it off:
 * after turning it on they get only what is new. Returns false when the mail of this day was sent already.
 */
async function assignToDailyMail({ db }: Services, { userId, day }: DailyMail) {
  return db.transaction().execute(async (tx) => {
    const isFirst = await tx
      .insertInto("daily_mails")
      .values({ user_id: userId, day })
      .onConflict((conflict) => conflict.doNothing())
      .returning("day")
      .executeTakeFirst();
    if (isFirst) {
      await tx
        .updateTable("notifications")
        .set(({ eb }) => ({
          mail: null,
          mailed_on: eb
            .case()
            .when("read_at", "is", null)
            .then(sql<string>`${day}::date`)
            .end(),
        }))
        .where("user_id", "=", userId)
        .where("mail", "=", "daily")
        .execute();
      return true;
    }
    const { sent_at } = await tx
      .selectFrom("daily_mails")
      .select("sent_at")
      .where("user_id", "=", userId)
      .where("day", "=", day)
      .executeTakeFirstOrThrow();
    return sent_at === null;
  });
}

/** The texts in the mail of a day that its reader may still read, by authors whom they still follow. */
const newTexts = ({ db }: Services, { userId, day }: DailyMail) =>
  membersTexts(db)
    .innerJoin("notifications as notification", "notification.text_id", "text.id")
    .innerJoin("users as author", "author.id", "text.author_id")
    .innerJoin("follows as follow", (join) =>
      join.onRef("follow.followed_id", "=", "author.id").onRef("follow.follower_id", "=", "notification.user_id"),
    )
    .select(["text.title", "text.slug", "author.nickname as author"])
    .where("notification.user_id", "=", userId)
    .where("notification.type", "=", "newTextFromFollow")
    .where("notification.mailed_on", "=", day)
    .orderBy("notification.created_at", "desc")
    .orderBy("notification.id", "desc")
    .execute();

interface NewTexts {
  email: string;
  nickname: string;
  texts: readonly { title: string; slug: string; author: string }[];
  unsubscribe: Unsubscribe;
}
function newTextsMail(community: string, { email, nickname, texts, unsubscribe }: NewTexts): Mail {
  const count = texts.length === 1 ? "Een nieuwe tekst" : `${texts.length} nieuwe teksten`;
  const more = texts.length - MAX_LISTED;
  return {
    kind: "texts.daily",
    to: email,
    subject: `${count} van wie je volgt`,
    preview: texts.map(({ title }) => title).join(" · "),
    greeting: `Dag ${nickname}`,
    paragraphs: ["Dit schreven de mensen die je volgt:"],
    items: texts
      .slice(0, MAX_LISTED)
      .map(({ title, slug, author }) => ({ title, note: author, url: community + textPath(slug) })),
    action: {
      label: more > 0 ? `Lees ook de andere ${more}` : "Alles van wie je volgt",
      url: community + FOLLOWED_PATH,
    },
    unsubscribe,
  };
}

export const newTextsMails = [
  onSchedule("texts.daily-mail", "0 18 * * *", enqueueDailyMails),
  onJob(dailyMailDue, sendDailyMail),
];

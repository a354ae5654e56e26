import type { Tx } from "#platform/db/database.ts";
import { randomFrom } from "./pictures/press.ts";
import type { DemoText } from "./texts.ts";
import type { Demo } from "./demo.ts";

/** Who follows whom, by their keys in people.ts. Two accounts follow nobody, so that the demo shows empty pages too. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  lid: ["schrijver", "activiteitenorganisator", "redacteur", "jurylid"],
  schrijver: ["jurylid", "lid", "jongere"],
  jurylid: ["schrijver", "jongere", "cursusorganisator"],
  jongere: ["schrijver", "activiteitenorganisator", "ecursusorganisator"],
  wedstrijdorganisator: ["schrijver", "lid"],
  cursusorganisator: ["jurylid", "schrijver"],
  activiteitenorganisator: ["lid", "jongere", "ecursusorganisator"],
  ecursusorganisator: ["jongere", "schrijver", "wedstrijdorganisator"],
  redacteur: ["schrijver", "lid", "jurylid", "cursusorganisator"],
  admin: ["redacteur"],
};

const TIPS = ["02-erwten", "18-de-grote-trom", "23-de-vuurtorenwachter-heeft-verlof"];

const DAY = 24 * 60 * 60_000;
/** The newest text is ten days old on the day of the demo. */
const LIKED_WITHIN = 9 * DAY;

interface Loaded extends Pick<Demo, "personId" | "now"> {
  textIds: ReadonlyMap<DemoText, string>;
}

/** Follows, likes and views, the same every time: in the demo people read each other's texts. */
export async function addReactions(tx: Tx, { personId, textIds, now }: Loaded) {
  const follows = Object.entries(FOLLOWS).flatMap(([follower, followed]) =>
    followed.map((key) => ({ follower_id: personId(follower), followed_id: personId(key), created_at: now })),
  );
  await tx.insertInto("follows").values(follows).execute();
  for (const [text, id] of textIds) if (!text.isPrivate) await addReaders(tx, text, { id, personId });
}

/** Anybody who follows somebody may read the text. Some of them like it; all of them like a tip. */
async function addReaders(tx: Tx, text: DemoText, { id, personId }: { id: string } & Pick<Demo, "personId">) {
  const random = randomFrom(`readers of ${text.key}`);
  const isTip = TIPS.includes(text.key);
  const liking = isTip ? 1 : 0.1 + random() * 0.5;
  const likers = Object.keys(FOLLOWS).filter((key) => key !== text.author && random() < liking);
  const views = Math.round(30 + liking * 500 + random() * 200);
  await tx
    .updateTable("texts")
    .set({ is_tip: isTip, likes: likers.length, views, reads: Math.round(views * (0.3 + random() * 0.35)) })
    .where("id", "=", id)
    .execute();
  if (likers.length === 0) return;
  await tx
    .insertInto("text_likes")
    .values(
      likers.map((key) => ({
        text_id: id,
        user_id: personId(key),
        created_at: new Date(text.publishedAt.getTime() + random() * LIKED_WITHIN),
      })),
    )
    .execute();
}

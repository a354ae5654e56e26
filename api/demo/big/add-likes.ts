import type { Liked } from "./add-texts.ts";
import { createPeopleChooser } from "./uneven-choices.ts";
import { type Filling, momentBetween } from "./filling.ts";
import { inBatches } from "./in-batches.ts";
import { insertRows } from "./insert-rows.ts";
import type { BigPerson } from "./people.ts";

const BATCH = 20_000;
const MOST_FOLLOWED = 6;

export async function addLikes(
  { tx, random, now, likes: total, onProgress }: Filling,
  people: readonly BigPerson[],
  liked: readonly Liked[],
) {
  const readers = createPeopleChooser(random, people);
  function* rows() {
    for (const text of liked) {
      for (const reader of readers.some(text.likes, text.authorId)) {
        yield {
          text_id: text.id,
          user_id: reader.id,
          created_at: momentBetween(random, text.at, reader.createdAt, now),
        };
      }
    }
  }
  await inBatches(rows(), BATCH, async (batch, done) => {
    await insertRows(tx, "text_likes", { text_id: "uuid", user_id: "uuid", created_at: "timestamptz" }, batch);
    onProgress("likes", done, total);
  });
}

export async function addFollows({ tx, random, now, onProgress }: Filling, people: readonly BigPerson[]) {
  const followed = createPeopleChooser(random, people);
  const most = Math.min(MOST_FOLLOWED, people.length - 1);
  function* rows() {
    for (const follower of people) {
      // 0 to 6, so 3 on average.
      for (const person of followed.some(random.below(most + 1), follower.id)) {
        const created_at = momentBetween(random, follower.createdAt, person.createdAt, now);
        yield { follower_id: follower.id, followed_id: person.id, created_at };
      }
    }
  }
  await inBatches(rows(), BATCH, async (batch, done) => {
    await insertRows(tx, "follows", { follower_id: "uuid", followed_id: "uuid", created_at: "timestamptz" }, batch);
    onProgress("follows", done, done);
  });
}

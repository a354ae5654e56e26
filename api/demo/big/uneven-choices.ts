import { longTailed, type Random } from "./random.ts";
import type { BigPerson } from "./people.ts";

/** The largest share of all people that likes one text. */
const MOST_OF_ALL = 0.6;

/** Returns the number of likes of each text: a few texts have many, and the sum is exactly `likes`. */
export function spreadLikes(random: Random, texts: number, people: number, likes: number) {
  const most = Math.floor(people * MOST_OF_ALL);
  if (likes > texts * most) throw new Error(`${likes} likes are too many for ${texts} texts and ${people} people`);
  const weights = Array.from({ length: texts }, () => (1 - random.next()) ** -0.6);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight) => Math.min(most, Math.floor((weight / total) * likes)));
  let left = likes - counts.reduce((sum, count) => sum + count, 0);
  while (left > 0) {
    const at = random.below(texts);
    if ((counts[at] as number) >= most) continue;
    counts[at] = (counts[at] as number) + 1;
    left--;
  }
  return counts;
}

/** Chooses people unevenly: some write, like and are followed much more often than others. */
export function createPeopleChooser(random: Random, people: readonly BigPerson[]) {
  const byFame = people.map((_, at) => at);
  for (let at = byFame.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [byFame[at], byFame[other]] = [byFame[other] as number, byFame[at] as number];
  }
  const anyRank = longTailed(people.length, { steep: 0.9, flat: 30 });
  const anybody = () => byFame[anyRank(random)] as number;
  /** The last round in which each person was chosen, so that nobody is chosen twice in one round. */
  const chosenFor = new Int32Array(people.length).fill(-1);
  let rounds = 0;
  return {
    /** Somebody whose account existed at that moment; the first person counts for any moment. */
    memberOn: (at: Date) => {
      for (;;) {
        const person = people[anybody()] as BigPerson;
        if (person.createdAt <= at || person === people[0]) return person;
      }
    },
    /** `count` different people, never the person with the id `without`. */
    some: (count: number, without: string) => {
      const round = rounds++;
      const chosen: BigPerson[] = [];
      while (chosen.length < count) {
        let at = anybody();
        while (chosenFor[at] === round) at = (at + 1) % people.length;
        chosenFor[at] = round;
        const person = people[at] as BigPerson;
        if (person.id !== without) chosen.push(person);
      }
      return chosen;
    },
  };
}

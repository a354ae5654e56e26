import { GUARDS } from "./guards/index.ts";
import { openMutator, type Outcome } from "./mutator.ts";

/*
 * npm run mutate [-- words]: removes each guard whose sentence or file contains one of the words, or all guards without
 * words.
 */

/** Number of mutants at once, each in its own copy of the project. */
const MUTATORS = Number(process.env["MUTATORS"] ?? 2);

const words = process.argv.slice(2);
const chosen = GUARDS.filter(
  ({ guard, file }) => words.length === 0 || words.some((word) => `${guard} ${file}`.includes(word)),
);
const pendingGuards = [...chosen];
const failed: { outcome: Outcome; guard: string; file: string }[] = [];
// On a signal, finish the current mutants and stop the databases.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void (pendingGuards.length = 0));
const mutators = await Promise.all(Array.from({ length: Math.min(MUTATORS, chosen.length) }, openMutator));

try {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  await distribute(files, async (mutator, file) => {
    if ((await mutator.outcomeOf([file])) !== "survived") throw new Error(`${file} fails with every guard in place`);
  });
  await distribute(pendingGuards, async (mutator, guard) => {
    const outcome = await mutator.withoutGuard(guard);
    console.log(`${outcome.padEnd(8)}  ${guard.guard}  (${guard.file})`);
    if (outcome !== "noticed") failed.push({ outcome, ...guard });
  });
} finally {
  await Promise.all(mutators.map(({ close }) => close()));
}

for (const { outcome, guard, file } of failed) console.error(`${outcome}: ${guard} (${file})`);
console.log(`${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** Distributes the items over the mutators. */
function distribute<Item>(items: Item[], act: (mutator: (typeof mutators)[number], item: Item) => Promise<void>) {
  return Promise.all(
    mutators.map(async (mutator) => {
      for (let item = items.shift(); item !== undefined; item = items.shift()) await act(mutator, item);
    }),
  );
}

/** Rows in memory at once. */
const SIZE = 500;

/**
 * The rows of a list that may be long, read by their ids in batches. Which there are is asked once, before: what is gone
 * meanwhile is left out, and moves no other.
 */
export async function* inBatches<Row>(
  all: readonly { id: string }[],
  read: (ids: string[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < all.length; from += SIZE)
    yield* await read(all.slice(from, from + SIZE).map(({ id }) => id));
}

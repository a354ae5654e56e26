/** Rows in memory at once. */
const SIZE = 500;

/**
 * The rows of a list that may be long, read by their ids in batches. The ids are read once, beforehand: a row that is
 * deleted in the meantime is left out, without shifting the others.
 */
export async function* inBatches<Row>(
  all: readonly { id: string }[],
  read: (ids: string[]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < all.length; from += SIZE)
    yield* await read(all.slice(from, from + SIZE).map(({ id }) => id));
}

import type { Services } from "../context.ts";

/**
 * Acts on each item in turn, even after one that fails, so that one broken row does not hold up the others.
 * @throws after the last item, when any of them failed
 */
export async function tryEach<Item extends { id: string }>(
  { log }: Pick<Services, "log">,
  all: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<unknown>,
) {
  const errors: unknown[] = [];
  for await (const item of all)
    try {
      await act(item);
    } catch (error) {
      log.error({ err: error, id: item.id }, "one of several items failed");
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} failed`);
}

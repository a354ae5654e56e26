/** What a call of an endpoint needs: the person who may make it, and the item that it is about. */
export interface Item {
  author: { id: string; slug: string };
  params: Record<string, string>;
  /** Fields of the body that refer to the item. */
  body?: object;
}

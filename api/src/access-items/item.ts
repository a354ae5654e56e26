/** What a call of an endpoint is about. */
export interface Item {
  author: { id: string; slug: string };
  params: Record<string, string>;
  /** The item that the body refers to. */
  body?: object;
}

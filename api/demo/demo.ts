/** What is loaded first, for what comes after it. A key that nothing has is an error. */
export interface Demo {
  personId: (key: string) => string;
  courseId: (key: string) => string;
  genreId: (key: string) => number;
  now: Date;
}

/** Ids by the keys that the demo files write. @throws for another key */
export const idsOf =
  <Id>(what: string, ids: ReadonlyMap<string, Id>) =>
  (key: string): Id => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`Demo: there is no ${what} ${key}`);
    return id;
  };

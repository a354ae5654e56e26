/** What was loaded first, for what is loaded later. @throws for an unknown key */
export interface Demo {
  personId: (key: string) => string;
  courseId: (key: string) => string;
  genreId: (key: string) => number;
  now: Date;
}

/** Ids by the keys in the demo files. @throws for an unknown key */
export const idsOf =
  <Id>(what: string, ids: ReadonlyMap<string, Id>) =>
  (key: string): Id => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`Demo: there is no ${what} ${key}`);
    return id;
  };

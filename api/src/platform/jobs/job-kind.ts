/** A kind of work that is done later, outside the request, once or again until it succeeds. */
export interface JobKind<Data extends object> {
  /** `feature.event`, such as `auth.registered`. */
  readonly name: string;
  readonly "~data"?: Data;
}
export const jobKind = <Data extends object>(name: string): JobKind<Data> => ({ name });

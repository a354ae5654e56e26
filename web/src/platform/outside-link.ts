/** A link to a website that is not ours. */
export interface OutsideLink {
  title: string;
  href: string;
}

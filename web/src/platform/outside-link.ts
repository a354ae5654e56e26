/** A link to a site of others. */
export interface OutsideLink {
  title: string;
  href: string;
}

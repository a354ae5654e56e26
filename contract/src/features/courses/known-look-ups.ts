/* Look-ups that the sites know by number. Separate from the schemas, which reading pages do not load. */

/** Types that the catalogue has a button for. */
export const QUICK_TYPES = { coaching: 1, group: 2, selfStudy: 3 } as const;
/** The ages of the courses on the youth site. */
export const YOUTH_AGE_CATEGORIES = [1, 4, 5, 6] as const;

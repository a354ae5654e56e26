/* Pages of the sites with landing pages (LANDING_SITES). */
export const landingPagePath = (slug: string) => `/l/${slug}`;

import type { StaffRight } from "@inktvis/contract/access";
import { academyPeriods } from "./academy/academy-periods.tsx";
import { academyRegistrations } from "./academy/academy-registrations.tsx";
import { decisions } from "./moderation/decisions.tsx";
import { reports } from "./moderation/reports.tsx";
import { addOns } from "./money/add-ons.tsx";
import { anomalies } from "./money/anomalies.tsx";
import { delistRequests } from "./money/delist-requests.tsx";
import { houseData } from "./money/house-data.tsx";
import { invoices } from "./money/invoices.tsx";
import { payments } from "./money/payments.tsx";
import { instalments } from "./money/instalments.tsx";
import { refundTerms } from "./money/refund-terms.tsx";
import { refunds } from "./money/refunds.tsx";
import { shipments } from "./money/shipments.tsx";
import { vatRates } from "./money/vat-rates.tsx";
import { contests } from "./people/contests.tsx";
import { dataRequests } from "./people/data-requests.tsx";
import { newsletterSubscribers } from "./people/newsletter-subscribers.tsx";
import { people } from "./people/people.tsx";
import { registrations } from "./people/registrations.tsx";
import { alumni } from "./resources/alumni.tsx";
import { articles } from "./resources/articles.tsx";
import { faqCategories, faqCollections } from "./resources/faq.tsx";
import { faqItems } from "./resources/faq-items.tsx";
import { genres } from "./resources/genres.tsx";
import { homepages } from "./resources/homepages.tsx";
import { magazineIssues } from "./resources/magazine-issues.tsx";
import { landingPages } from "./resources/landing-pages.tsx";
import { legacyAddresses } from "./resources/legacy-addresses.tsx";
import { links } from "./resources/links.tsx";
import { lookUps } from "./resources/look-ups.tsx";
import { newsletters } from "./resources/newsletters.tsx";
import { pages } from "./resources/pages.tsx";
import { products } from "./resources/products.tsx";
import { tags } from "./resources/tags.tsx";
import { teamTiles } from "./resources/team-tiles.tsx";
import { texts } from "./resources/texts.tsx";
import { contentVersions } from "./versions/content-versions.tsx";
import { audit } from "./system/audit.tsx";
import { jobs } from "./system/jobs.tsx";
import { mails } from "./system/mails.tsx";
import { terms } from "./system/terms.tsx";
import type { RoomResource } from "./room-resource.ts";

/** The resources of the staff room, in the order of the menu. */
const RESOURCES: readonly RoomResource[] = [
  articles,
  magazineIssues,
  pages,
  landingPages,
  homepages,
  contentVersions,
  newsletters,
  links,
  products,
  alumni,
  teamTiles,
  texts,
  faqItems,
  faqCategories,
  faqCollections,
  genres,
  tags,
  legacyAddresses,
  ...lookUps,
  academyPeriods,
  academyRegistrations,
  invoices,
  payments,
  anomalies,
  refunds,
  delistRequests,
  shipments,
  instalments,
  houseData,
  vatRates,
  addOns,
  refundTerms,
  people,
  registrations,
  newsletterSubscribers,
  dataRequests,
  contests,
  reports,
  decisions,
  terms,
  jobs,
  mails,
  audit,
];

export const resourcesFor = (rights: readonly StaffRight[]) => RESOURCES.filter(({ right }) => rights.includes(right));

import type { StaffRight } from "@inktvis/contract/access";
import { articles } from "./resources/articles.tsx";
import { faqCategories, faqCollections } from "./resources/faq.tsx";
import { faqItems } from "./resources/faq-items.tsx";
import { genres } from "./resources/genres.tsx";
import { homepages } from "./resources/homepages.tsx";
import { legacyAddresses } from "./resources/legacy-addresses.tsx";
import { pages } from "./resources/pages.tsx";
import { tags } from "./resources/tags.tsx";
import type { RoomResource } from "./room-resource.ts";

/** Everything that the staff room manages, in the order of its menu. */
const RESOURCES: readonly RoomResource[] = [
  articles,
  pages,
  homepages,
  faqItems,
  faqCategories,
  faqCollections,
  genres,
  tags,
  legacyAddresses,
];

export const resourcesFor = (rights: readonly StaffRight[]) => RESOURCES.filter(({ right }) => rights.includes(right));

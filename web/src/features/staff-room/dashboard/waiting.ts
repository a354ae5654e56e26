import type { StaffRight } from "@inktvis/contract/access";

/** Something that somebody of the staff has to look at: how many, and where. */
export interface Waiting {
  /** `geplande artikels` */
  title: string;
  right: StaffRight;
  /** Which list is counted, narrowed how. */
  resource: string;
  filter: Record<string, unknown>;
}

/** What the room counts on its first page. A queue is added here. */
export const WAITING: readonly Waiting[] = [
  { title: "gemelde teksten", right: "moderate", resource: "reports", filter: {} },
  { title: "bezwaren", right: "moderate", resource: "decisions", filter: { state: "appealed" } },
  { title: "mislukte taken", right: "manageSystem", resource: "jobs", filter: {} },
  {
    title: "artikels die nog niet verschenen",
    right: "manageContent",
    resource: "articles",
    filter: { state: "draft" },
  },
  { title: "geplande artikels", right: "manageContent", resource: "articles", filter: { state: "planned" } },
  { title: "pagina's die nog niet verschenen", right: "manageContent", resource: "pages", filter: { state: "draft" } },
];

export const waitingPath = ({ resource, filter }: Waiting) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

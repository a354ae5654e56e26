import type { StaffRight } from "@inktvis/contract/access";

/** Something that somebody of the staff has to look at: how many, and where. */
export interface Waiting {
  /** `gepland artikel`, `geplande artikels` */
  one: string;
  many: string;
  right: StaffRight;
  /** Which list is counted, narrowed how. */
  resource: string;
  filter: Record<string, unknown>;
}

/** What the room counts on its first page. A queue is added here. */
export const WAITING: readonly Waiting[] = [
  { one: "gemelde tekst", many: "gemelde teksten", right: "moderate", resource: "reports", filter: {} },
  { one: "bezwaar", many: "bezwaren", right: "moderate", resource: "decisions", filter: { state: "appealed" } },
  {
    one: "open vraag over gegevens",
    many: "open vragen over gegevens",
    right: "managePeople",
    resource: "dataRequests",
    filter: { state: "open" },
  },
  { one: "mislukte taak", many: "mislukte taken", right: "manageSystem", resource: "jobs", filter: {} },
  {
    one: "artikel dat nog niet verschenen is",
    many: "artikels die nog niet verschenen zijn",
    right: "manageContent",
    resource: "articles",
    filter: { state: "draft" },
  },
  {
    one: "gepland artikel",
    many: "geplande artikels",
    right: "manageContent",
    resource: "articles",
    filter: { state: "planned" },
  },
  {
    one: "pagina die nog niet verschenen is",
    many: "pagina’s die nog niet verschenen zijn",
    right: "manageContent",
    resource: "pages",
    filter: { state: "draft" },
  },
];

export const waitingPath = ({ resource, filter }: Waiting) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

import type { StaffRight } from "@inktvis/contract/access";

/** Something that waits for staff: the list that holds it, which the dashboard counts. */
export interface WorkQueue {
  /** Singular and plural: `gepland artikel`, `geplande artikels`. */
  one: string;
  many: string;
  right: StaffRight;
  /** The list that is counted, and its filter. */
  resource: string;
  filter: Record<string, unknown>;
}

/** The queues on the dashboard; a new one is added here. */
export const WORK_QUEUES: readonly WorkQueue[] = [
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

export const workQueuePath = ({ resource, filter }: WorkQueue) =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

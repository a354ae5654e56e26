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
  {
    one: "betaling die misging",
    many: "betalingen die misgingen",
    right: "manageMoney",
    resource: "anomalies",
    filter: { state: "open" },
  },
  {
    one: "terugbetaling om over te schrijven",
    many: "terugbetalingen om over te schrijven",
    right: "manageMoney",
    resource: "refunds",
    filter: { state: "to-transfer" },
  },
  {
    one: "vraag om uitschrijving",
    many: "vragen om uitschrijving",
    right: "manageMoney",
    resource: "delistRequests",
    filter: {},
  },
  {
    one: "boek of abonnement om te versturen",
    many: "boeken en abonnementen om te versturen",
    right: "manageMoney",
    resource: "shipments",
    filter: { state: "to-send" },
  },
  {
    one: "vraag om schijven die al een week wacht",
    many: "vragen om schijven die al een week wachten",
    right: "manageMoney",
    resource: "instalments",
    filter: { state: "overdue" },
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
    one: "geplande wijziging",
    many: "geplande wijzigingen",
    right: "manageContent",
    resource: "contentVersions",
    filter: { state: "planned" },
  },
  {
    one: "wijziging die niet vanzelf verschijnt",
    many: "wijzigingen die niet vanzelf verschijnen",
    right: "manageContent",
    resource: "contentVersions",
    filter: { state: "failed" },
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

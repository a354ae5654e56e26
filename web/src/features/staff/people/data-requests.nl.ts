import type { StaffDataRequest } from "@inktvis/contract/features/personal-data/staff-data-requests";

const STATUSES: Record<StaffDataRequest["status"], string> = {
  making: "wordt gemaakt",
  ready: "klaar om af te halen",
  expired: "niet meer af te halen",
  failed: "mislukt",
  planned: "gepland",
  cancelled: "ingetrokken",
  done: "gewist",
};

export const dataRequestsCopy = {
  one: "vraag over gegevens",
  many: "vragen over gegevens",
  menu: "gegevens",
  intro:
    "Wie een kopie van de eigen gegevens vroeg, of vroeg om ze te wissen. Dat gebeurt vanzelf: de kopie meteen, het wissen na veertien dagen.",
  person: "Wie",
  erased: "iemand die gewist is",
  kind: "Vraag",
  kinds: { export: "kopie", erasure: "wissen" },
  state: "Toestand",
  filters: { open: "loopt nog" },
  statuses: STATUSES,
  requestedAt: "Gevraagd",
  due: "Tot, of op",
};

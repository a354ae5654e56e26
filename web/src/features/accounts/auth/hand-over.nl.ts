import { SITES, type SiteName } from "@inktvis/contract/sites";

export const handOverMessages = {
  running: (site: SiteName) => `We melden je aan op ${SITES[site].title}`,
  failedTitle: "Het aanmelden lukte niet",
  failed: "Misschien duurde het te lang, of werd deze link al gebruikt. Probeer het nog eens.",
};

import { notFound, refused } from "#platform/http/errors.ts";

export const noSuchParticipation = () => notFound("Deze deelname bestaat niet.");
export const noFeedback = () => notFound("Er is geen feedback om te lezen.");
/** docs/product/participations.md#button */
export const mayNotEnter = () => refused("Je kan aan deze wedstrijd niet deelnemen.");
/** docs/product/contests.md#handing-over */
export const organizedIt = () =>
  refused(
    "Je organiseerde deze wedstrijd vroeger en kon toen alle inzendingen lezen. Daarom kan je er niet aan deelnemen.",
  );
export const notBegun = () => refused("Aanvaard eerst het reglement.");
export const handedInAlready = () =>
  refused("Je hebt al ingediend. Aan je deelname verandert niets meer; je kan ze wel nog intrekken.");
export const dataMissing = () => refused("Je gegevens zijn niet volledig. Vul ze aan in de stap Gegevens.");
export const textDoesNotFit = (sentence: string) =>
  refused(`${sentence} Pas de tekst aan, of kies een andere in de stap Teksten.`);
export const textsMissing = (sentence: string) => refused(`${sentence} Doe dat in de stap Teksten.`);

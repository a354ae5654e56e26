import { conflict, notFound, refused } from "#platform/http/errors.ts";
import { formatSecond } from "#platform/dutch-dates.ts";

export const noSuchTest = () => notFound("Deze test bestaat niet, of je hebt er geen toegang toe.");
/** The page that shows an older version must fetch the new one; chosen answers stay where the question is the same. */
export const testReplaced = () =>
  conflict("test-replaced", "Deze test is intussen vernieuwd. Kijk je antwoorden na en bewaar ze opnieuw.");
export const lessonsFirst = (count: number) =>
  refused(`Voltooi eerst alle lessen: je hebt er nog ${count} te gaan. Daarna gaat de eindproef voor je open.`);
export const tooEarly = (nextTryAt: Date) =>
  refused(`Je kan deze test opnieuw maken vanaf ${formatSecond(nextTryAt)}.`);
export const alreadyPassed = () => refused("Je slaagde al voor deze test. Je hoeft hem niet opnieuw te maken.");
export const foreignAnswers = () =>
  refused("Een van je antwoorden hoort niet bij deze test. Vernieuw de pagina en kies je antwoorden opnieuw.");
export const unanswered = (count: number) =>
  refused(
    count === 1
      ? "Eén vraag heeft nog geen antwoord. Kies er eerst een."
      : `${count} vragen hebben nog geen antwoord. Kies ze eerst.`,
  );

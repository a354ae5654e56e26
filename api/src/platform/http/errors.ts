import { ApiError, CONFIRM_FIRST, type FieldErrors, SECOND_FACTOR_DUE } from "@inktvis/contract/layer/client";

/*
 * All errors of the API: a status, a code for machines and a Dutch sentence for people
 * (docs/product/platform.md#refusals).
 */

export const badRequest = (message = "De aanvraag is niet geldig. Vernieuw de pagina en probeer opnieuw.") =>
  new ApiError(400, "bad-request", message);
export const unauthorized = (message = "Meld je aan om verder te gaan.") => new ApiError(401, "unauthorized", message);
/** The code tells the page the reason, if it can help. */
export const forbidden = (message = "Je hebt geen toegang tot deze pagina.", code = "forbidden") =>
  new ApiError(403, code, message);
/** For staff who signed in with the password alone. */
export const secondFactorRequired = () =>
  forbidden(
    "Dit kan alleen met een tweede stap bij het aanmelden. Ga naar het kantoor: daar lees je wat je moet doen.",
    SECOND_FACTOR_DUE,
  );
export const notFound = (message = "Deze pagina bestaat niet.") => new ApiError(404, "not-found", message);
/** 409: the resource has changed; the code says how, so that the page can offer a choice. */
export const conflict = (code: string, message: string) => new ApiError(409, code, message);
/** The sign-in, or the last proof, is too old for this. */
export const confirmFirst = () =>
  conflict(CONFIRM_FIRST, "Bevestig eerst opnieuw dat jij het bent. Wat je invulde, blijft staan.");
/** 410; the code tells the page the reason, if it can help. */
export const gone = (message: string, code = "gone") => new ApiError(410, code, message);
export const tooLarge = () =>
  new ApiError(
    413,
    "too-large",
    "Wat je verstuurt, is te groot. Maak je tekst of afbeelding kleiner en probeer opnieuw.",
  );
export const unstorable = () =>
  new ApiError(
    422,
    "unstorable",
    "In wat je invulde, zit een onzichtbaar teken dat we niet kunnen bewaren. Typ het opnieuw.",
  );
export const sessionExpired = () =>
  new ApiError(419, "session-expired", "Je sessie is vervallen. De pagina wordt vernieuwd. Probeer daarna opnieuw.");
export const tooMany = (message = "Je hebt dit te vaak geprobeerd. Wacht even en probeer het later opnieuw.") =>
  new ApiError(429, "too-many", message);
export const busy = () => new ApiError(503, "busy", "Het is hier even druk. Probeer het over een minuut opnieuw.");
export const generalError = () => new ApiError(500, "error", "Er ging iets fout. Probeer het later opnieuw.");

/** What is wrong, by field. */
export type Problems = Record<string, string>;
/** @throws 422 when there is a problem */
export function refuseWith(problems: Problems) {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** 422 with messages by field. */
export function invalid(fields: Problems) {
  const errors = Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, [message]]));
  return new ApiError(422, "invalid", "Kijk de gemarkeerde velden na.", errors);
}

/** 422 with one message for the whole form. */
export const refused = (message: string) => new ApiError(422, "refused", message);

/** 422 for input that takes too long to process. */
export const tooComplex = () =>
  refused("Dit is te lang of te ingewikkeld opgemaakt. Maak het korter of haal opmaak weg, en probeer opnieuw.");

interface Issue {
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
  readonly message: string;
}

/** 422 from the issues of a schema. */
export function invalidFromIssues(issues: readonly Issue[]) {
  const errors: FieldErrors = {};
  for (const { path = [], message } of issues) {
    const field = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".") || "_";
    (errors[field] ??= []).push(message);
  }
  return new ApiError(422, "invalid", "Kijk de gemarkeerde velden na.", errors);
}

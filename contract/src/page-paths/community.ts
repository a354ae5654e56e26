/* Pages of the community site. */
export const READ_PATH = "/lezen";
export const FAVORITES_PATH = `${READ_PATH}/mijn-favorieten`;
/** New texts of the people whom one follows. */
export const FOLLOWED_PATH = `${READ_PATH}/van-wie-je-volgt`;
export const textPath = (slug: string) => `/tekst-lezen/${slug}`;

export const WRITE_PATH = "/schrijven";
export const NEW_TEXT_PATH = `${WRITE_PATH}/maken`;
export const newTextFromDraftPath = (draftId: string) => `${NEW_TEXT_PATH}?klad=${draftId}`;
/** A new text for a contest: saving it leads back to the entry. */
export const newTextForEntryPath = (contestSlug: string) => `${NEW_TEXT_PATH}?deelname=${contestSlug}`;
/** A new text for the assignment of a lesson: saving it leads back to the lesson. */
export const newTextForLessonPath = (ecourseId: string, lessonId: string) =>
  `${NEW_TEXT_PATH}?les=${ecourseId}/${lessonId}`;
export const editTextPath = (slug: string) => `${WRITE_PATH}/bewerken/${slug}`;

/** Somebody's profile; the first page of their texts has the address without a page number. */
export const profilePath = (slug: string, page = 1) => `/profiel/${slug}${page > 1 ? `?page=${page}` : ""}`;

/** Everything that somebody organises, including what is over. */
export const organizedPath = (slug: string, page = 1) =>
  `${profilePath(slug)}/organiseert${page > 1 ? `?page=${page}` : ""}`;

export const CONTESTS_PATH = "/wedstrijden";
/** A page of the list of contests. */
export const contestListPath = (page = 1) => (page > 1 ? `${CONTESTS_PATH}?page=${page}` : CONTESTS_PATH);
export const contestPath = (slug: string) => `/wedstrijd/${slug}`;
/** The result of a contest, once it is released. */
export const contestResultPath = (slug: string) => `${contestPath(slug)}/uitslag`;
export const juryInvitationPath = (slug: string, token: string) =>
  `${CONTESTS_PATH}/${slug}/jury-uitnodiging?${new URLSearchParams({ token })}`;
export const participantInvitationPath = (slug: string, token: string) =>
  `${CONTESTS_PATH}/${slug}/uitnodiging?${new URLSearchParams({ token })}`;

export const MY_CONTESTS_PATH = `${CONTESTS_PATH}/mijn-wedstrijden`;
export const PARTICIPATIONS_PATH = `${MY_CONTESTS_PATH}/deelnames`;
/** The steps of an entry, as their addresses name them. */
export const ENTRY_STEPS = ["reglement", "teksten", "gegevens", "klaar"] as const;
export type EntryStep = (typeof ENTRY_STEPS)[number];
/** The step where an entry is, or an earlier one. */
export const entryPath = (slug: string, step?: EntryStep) =>
  `${PARTICIPATIONS_PATH}/${slug}/deelnemen${step ? `?stap=${step}` : ""}`;
/** The choice of texts, with the one that was just written for the contest chosen if there is room. */
export const entryWithTextPath = (slug: string, textId: string) => `${entryPath(slug, "teksten")}&tekst=${textId}`;
export const entryFeedbackPath = (slug: string) => `${PARTICIPATIONS_PATH}/${slug}/feedback`;

export const JUDGING_PATH = `${MY_CONTESTS_PATH}/jureren`;
export function judgingPath(slug: string, { onlyOpen = false, byScore = false } = {}) {
  const query = new URLSearchParams({ ...(onlyOpen && { toon: "open" }), ...(byScore && { volgorde: "score" }) });
  return `${JUDGING_PATH}/${slug}${query.size > 0 ? `?${query}` : ""}`;
}
/** The rules on the page of a juror. */
export const judgingRulesPath = (slug: string) => `${judgingPath(slug)}#reglement`;
export const judgedTextPath = (slug: string, contributionId: string) => `${JUDGING_PATH}/${slug}/${contributionId}`;

export const TIPS_PATH = "/tip-van-de-week";
export const tipPath = (slug: string) => `${TIPS_PATH}/${slug}`;
export const FAQ_PATH = "/faq";

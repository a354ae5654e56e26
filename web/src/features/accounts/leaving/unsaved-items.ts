import { browserItem, tabItem } from "#platform/browser-store.ts";
import type { StoredInput } from "#platform/forms/stored-input.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";
import { readScore } from "#features/contests/jury/score-outbox.ts";
import { ecourseApi } from "#features/ecourses/ecourse-api.ts";
import { waitingTicks } from "#features/enrolments/attendance/attendance-outbox.ts";
import { managingApi } from "#features/management/managing-api.ts";
import { draftsOfPerson } from "#features/texts/texts/writing/drafts.ts";
import { keepDraftOnline } from "#features/texts/texts/writing/online-draft.ts";
import { leavingMessages as copy } from "./leaving.nl.ts";
import { typedWords } from "./typed-words.ts";

/** Something that a person wrote and that is in this browser only. */
export interface UnsavedItem {
  title: string;
  /** HTML of a text, as the editor wrote it. */
  body?: string;
  /** Lines of plain text. */
  lines?: readonly string[];
  /** A picture as a data URL. */
  picture?: string;
  /** The API has everything but the picture. */
  isOnline?: boolean;
}

/** Signing out never takes longer than this: what is not saved in time counts as unsaved. */
const SAVE_TIMEOUT_MS = 8_000;
const withTimeout = (call: Promise<boolean>) =>
  Promise.race([call, new Promise<boolean>((done) => setTimeout(() => done(false), SAVE_TIMEOUT_MS))]);

/** Saves at the API what a person wrote in this browser; returns what could not be saved there. */
export async function saveOrCollectUnsaved(personId: string): Promise<UnsavedItem[]> {
  const unsaved = await Promise.all([
    ...unsavedDrafts(personId),
    ...unsavedScores(personId),
    ...unsavedAttendance(personId),
    ...unsavedLessonTicks(personId),
  ]);
  return [...unsaved.flat(), ...unsavedFormValues(personId)];
}

const unsavedDrafts = (personId: string) =>
  draftsOfPerson(personId)
    .filter(({ onlineAt }) => onlineAt === undefined)
    .map(async ({ id, text, values }): Promise<UnsavedItem[]> => {
      const { title, body, image } = values;
      const isOnline = await withTimeout(keepDraftOnline({ personId, text, id }, values));
      const picture = typeof image === "string" ? image : image && "data" in image ? image.data : undefined;
      if (isOnline && !picture) return [];
      return [{ title: title.trim() || copy.untitled, body, isOnline, ...(picture && { picture }) }];
    });

const unsavedScores = (personId: string) => {
  const scores = browserItem("score", personId);
  return keysOf("score", personId).map(async (id): Promise<UnsavedItem[]> => {
    const points = readScore(scores.get(id))?.points;
    if (points === undefined) return [];
    const sent = managingApi.jury.score({ params: { id }, body: { points } }, { quiet: true }).then(
      () => true,
      () => false,
    );
    return (await withTimeout(sent))
      ? []
      : [{ title: copy.score, lines: [points === null ? copy.clearedScore : String(points)] }];
  });
};

const unsavedAttendance = (personId: string) =>
  Object.values(waitingTicks(personId)).map(async ({ slug, ticks }): Promise<UnsavedItem[]> => {
    const sent = managingApi.attendance.save({ params: { slug }, body: { ticks } }, { quiet: true }).then(
      () => true,
      () => false,
    );
    return (await withTimeout(sent)) ? [] : [{ title: copy.attendance, lines: [copy.ticks(slug, ticks.length)] }];
  });

const unsavedLessonTicks = (personId: string) =>
  keysOf("lesson-tick", personId).map(async (id): Promise<UnsavedItem[]> => {
    const sent = ecourseApi.ecourseProgress.complete({ params: { id } }, { quiet: true }).then(
      () => true,
      () => false,
    );
    return (await withTimeout(sent)) ? [] : [{ title: copy.lessonTick, lines: [] }];
  });

/** Input of forms in this tab that were left before they were saved; the API does not store it. */
const unsavedFormValues = (personId: string) => {
  const storedInput = tabItem("typed-words", personId);
  return keysOf("typed-words", personId).flatMap((key): UnsavedItem[] => {
    const { values, page = key.split(":")[0] ?? "" } = JSON.parse(storedInput.get(key) ?? "null") as StoredInput;
    const lines = typedWords(values);
    return lines.length > 0 ? [{ title: copy.form(page), lines }] : [];
  });
};

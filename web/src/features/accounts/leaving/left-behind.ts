import { api } from "#platform/api.ts";
import { browserItem, tabItem } from "#platform/browser-store.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";
import { readScore } from "#features/contests/jury/score-outbox.ts";
import { draftsOfPerson } from "#features/texts/texts/writing/drafts.ts";
import { keepOnline } from "#features/texts/texts/writing/online-draft.ts";
import { leavingMessages as copy } from "./leaving.nl.ts";

/** Words that are in this browser alone. */
export interface LeftBehind {
  title: string;
  /** Markup of a text, as its sheet wrote it. */
  body?: string;
  /** Lines of plain text. */
  lines?: readonly string[];
  /** A picture as a data address. */
  picture?: string;
  /** The words are kept online by now: just the picture would be lost. */
  isOnline?: boolean;
}

/** Longer than that nobody waits to be signed out: what is not kept by then is offered. */
const PATIENCE = 8_000;
const inTime = (call: Promise<boolean>) =>
  Promise.race([call, new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE))]);

/** Brings what somebody wrote here and did not save to the API; answers what that did not take. */
export async function leftBehind(personId: string): Promise<LeftBehind[]> {
  const found = await Promise.all([...draftsLeft(personId), ...scoresLeft(personId)]);
  return [...found.flat(), ...wordsLeft(personId)];
}

const draftsLeft = (personId: string) =>
  draftsOfPerson(personId)
    .filter(({ onlineAt }) => onlineAt === undefined)
    .map(async ({ id, text, values }): Promise<LeftBehind[]> => {
      const { title, body, image } = values;
      const isOnline = await inTime(keepOnline({ personId, text, id }, values));
      const picture = typeof image === "string" ? image : image && "data" in image ? image.data : undefined;
      if (isOnline && !picture) return [];
      return [{ title: title.trim() || copy.untitled, body, isOnline, ...(picture && { picture }) }];
    });

const scoresLeft = (personId: string) => {
  const scores = browserItem("score", personId);
  return keysOf("score", personId).map(async (id): Promise<LeftBehind[]> => {
    const points = readScore(scores.get(id))?.points;
    if (points === undefined) return [];
    const sent = api.jury.score({ params: { id }, body: { points } }, { quiet: true }).then(
      () => true,
      () => false,
    );
    return (await inTime(sent)) ? [] : [{ title: copy.score, lines: [String(points)] }];
  });
};

/** In forms of this tab that were left before they were saved. */
const wordsLeft = (personId: string) => {
  const words = tabItem("typed-words", personId);
  return keysOf("typed-words", personId).flatMap((key): LeftBehind[] => {
    const { values } = JSON.parse(words.get(key) ?? "null") as { values: Record<string, unknown> };
    const lines = Object.values(values).filter((value): value is string => typeof value === "string" && value !== "");
    return lines.length > 0 ? [{ title: copy.form(key.split(":")[0] ?? ""), lines }] : [];
  });
};

import { MAX_TICKS } from "@inktvis/contract/features/enrolments/attendance-limits";
import type { Tick } from "@inktvis/contract/features/enrolments/attendance";
import { browserItem } from "#platform/browser-store.ts";
import { keysOf } from "#platform/leaving/personal-items.ts";
import { createRetry } from "#platform/retry.ts";
import { createStore } from "#platform/store.ts";

/*
 * Sends ticks of a course to the API, all waiting ones in one call. Each is stored in this browser until the API has
 * saved it, so that none is lost when there is no connection at the door; when the browser stores nothing, it is kept
 * in the page (docs/product/attendance.md#ticking).
 */

/** Ticks are stored under the id, because the slug of a course may change before they are sent. */
export interface OutboxCourse {
  id: string;
  slug: string;
}

interface OutboxOptions {
  /** The person who ticks: several people may use one browser. */
  personId: string;
  course: OutboxCourse;
  send: (ticks: Tick[]) => Promise<unknown>;
  /** The sentence of a definitive refusal; undefined when a retry may succeed. */
  finalRefusalOf: (error: unknown) => string | undefined;
}

type OutboxStatus =
  | { kind: "saved" | "saving" | "waiting" }
  /** Definitively refused by the API, with its sentence. */
  | { kind: "refused"; sentence: string };

export interface OutboxState {
  status: OutboxStatus;
  /** The waiting ticks, by participant and day. */
  ticks: Readonly<Record<string, Tick>>;
  /** Whether the browser stores all of them: otherwise they are lost when the page is closed. */
  isStored: boolean;
}

export const tickKey = (participantId: string, day: string) => `${participantId}:${day}`;

/** The waiting ticks of a person in this browser, by the id of the course, with the slug that the course had then. */
export function waitingTicks(personId: string) {
  const items = browserItem("attendance", personId);
  const byCourse: Record<string, { slug: string; ticks: Tick[] }> = {};
  for (const key of keysOf("attendance", personId)) {
    const [courseId = "", participantId = "", day = ""] = key.split(":");
    const stored = JSON.parse(items.get(key) ?? "null") as StoredTick | null;
    if (!stored) continue;
    const { slug, present, tickedAt } = stored;
    (byCourse[courseId] ??= { slug, ticks: [] }).ticks.push({ participantId, day, present, tickedAt });
  }
  return byCourse;
}

type StoredTick = Pick<Tick, "present" | "tickedAt"> & { slug: string; savedAt: number };

/** The waiting ticks of a course; for each participant and day only the last one counts. */
function createTickStore(personId: string, course: OutboxCourse) {
  const items = browserItem("attendance", personId);
  /** The ticks that the browser does not store, by their key. */
  const inPage = new Map<string, Tick>();
  const keyOf = ({ participantId, day }: Tick) => `${course.id}:${tickKey(participantId, day)}`;
  function all() {
    const inBrowser = waitingTicks(personId)[course.id]?.ticks ?? [];
    return [...inBrowser.filter((tick) => !inPage.has(keyOf(tick))), ...inPage.values()];
  }
  return {
    all,
    isStored: () => inPage.size === 0,
    put(tick: Tick) {
      const { present, tickedAt } = tick;
      const item: StoredTick = { slug: course.slug, present, tickedAt, savedAt: Date.parse(tickedAt) };
      inPage.delete(keyOf(tick));
      if (!items.set(JSON.stringify(item), keyOf(tick))) inPage.set(keyOf(tick), tick);
    },
    /** Removes the ticks that were sent, except those that were changed in the meantime, here or in another window. */
    removeSent(sent: readonly Tick[]) {
      const current = new Map(all().map((tick) => [keyOf(tick), tick.tickedAt]));
      for (const tick of sent) {
        if (current.get(keyOf(tick)) !== tick.tickedAt) continue;
        inPage.delete(keyOf(tick));
        items.remove(keyOf(tick));
      }
    },
  };
}

export function createAttendanceOutbox({ personId, course, send, finalRefusalOf }: OutboxOptions) {
  const state = createStore<OutboxState>({ status: { kind: "saved" }, ticks: {}, isStored: true });
  const waiting = createTickStore(personId, course);
  const retry = createRetry(resume);
  let isSending = false;

  function publish(status: OutboxStatus) {
    const ticks = Object.fromEntries(waiting.all().map((tick) => [tickKey(tick.participantId, tick.day), tick]));
    state.set({ status, ticks, isStored: waiting.isStored() });
  }

  async function deliver(): Promise<void> {
    const ticks = waiting.all().slice(0, MAX_TICKS);
    if (isSending || ticks.length === 0) return;
    isSending = true;
    publish({ kind: "saving" });
    try {
      await send(ticks);
      retry.reset();
      waiting.removeSent(ticks);
      publish({ kind: "saved" });
    } catch (error) {
      const sentence = finalRefusalOf(error);
      if (sentence === undefined) {
        publish({ kind: "waiting" });
        retry.schedule();
        isSending = false;
        return;
      }
      waiting.removeSent(ticks);
      publish({ kind: "refused", sentence });
    }
    isSending = false;
    await deliver();
  }

  /** Sends every waiting tick now. */
  function resume() {
    void deliver();
  }

  return {
    state,
    resume,
    /** Stores ticks and sends them. */
    put(ticks: readonly Tick[]) {
      for (const tick of ticks) waiting.put(tick);
      publish(isSending ? { kind: "saving" } : state.get().status);
      return deliver();
    },
  };
}

import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { reactToRefusal, refusalStatus } from "#platform/refusals.ts";
import { ecourseQuery } from "../ecourses/ecourse.queries.ts";
import { afterMove, type Move, type Outline } from "./outline.ts";
import { sendMove } from "./send-move.ts";
import { announcementOf } from "./announcement.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

/** Statuses that mean that somebody else changed or deleted what the move is about. */
const CHANGED_ELSEWHERE = new Set([404, 409, 410, 422]);

/**
 * The modules and lessons of an online course, with the moves that are not stored yet. Moves are stored one after the
 * other. When somebody else changed the list in the meantime, the new list is fetched and the move is tried once more
 * on that list (docs/product/ecourses.md#syllabus).
 */
export function useOutline(ecourseId: string) {
  const query = ecourseQuery(ecourseId);
  const queryClient = useQueryClient();
  const { data: ecourse } = useSuspenseQuery(query);
  const [announced, setAnnounced] = useState("");
  const [notice, setNotice] = useState("");
  const waiting = useRef<Move[]>([]);

  const show = (outline: Outline) =>
    queryClient.setQueryData(query.queryKey, (shown) => shown && withOutline(shown, outline));
  const fetchStored = async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 })).modules;

  /** Returns the list as it is stored afterwards. */
  async function store(stored: Outline, move: Move, isRetry = false): Promise<Outline> {
    const after = afterMove(stored, move);
    if (!after) {
      if (isRetry) setNotice(copy.changedAndLost);
      return stored;
    }
    try {
      await sendMove({ ecourseId, move, before: stored, after });
      if (isRetry) setNotice(copy.changedAndDone);
      return after;
    } catch (refusal) {
      if (!CHANGED_ELSEWHERE.has(refusalStatus(refusal))) throw refusal;
      const current = await fetchStored();
      if (!isRetry) return store(current, move, true);
      setNotice(copy.changedAndLost);
      return current;
    }
  }

  /** Stores the waiting moves; until then the page shows them on top of the stored list. */
  async function storeAll(start: Outline) {
    let stored = start;
    try {
      for (let move = waiting.current[0]; move; move = waiting.current[0]) {
        stored = await store(stored, move);
        waiting.current.shift();
        show(waiting.current.reduce((outline, next) => afterMove(outline, next) ?? outline, stored));
      }
    } catch (refusal) {
      waiting.current = [];
      reactToRefusal(refusal);
      setNotice(copy.notStored);
      await fetchStored().catch(() => show(stored));
    }
  }

  function move(wanted: Move) {
    const shown = queryClient.getQueryData(query.queryKey)?.modules ?? ecourse.modules;
    const after = afterMove(shown, wanted);
    if (!after) return;
    show(after);
    setNotice("");
    setAnnounced(announcementOf(after, wanted));
    waiting.current.push(wanted);
    if (waiting.current.length === 1) void storeAll(shown);
  }
  return { modules: ecourse.modules, move, announced, notice };
}

const withOutline = <Shown extends { modules: unknown }>(shown: Shown, outline: Outline) => ({
  ...shown,
  modules: [...outline],
  allClasses: outline.flatMap(({ classes }) => classes),
});

import {
  type Edge,
  attachClosestEdge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Move } from "./outline.ts";

/* Dragging with a mouse or a finger, in addition to the buttons. Loaded only with the page that orders lessons. */

/** A row that can be dragged, and that others can be dropped on. */
type Row = { kind: "module" | "lesson"; id: string };

const rowOf = ({ kind, id }: Record<string | symbol, unknown>): Row | undefined =>
  (kind === "module" || kind === "lesson") && typeof id === "string" ? { kind, id } : undefined;

/** A row that is dragged by its handle; `edge` is the side where a row that hovers over it would be inserted. */
export function useDragged({ kind, id }: Row) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!element.current || !handle.current) return undefined;
    const row = element.current;
    return combine(
      draggable({
        element: row,
        dragHandle: handle.current,
        getInitialData: () => ({ kind, id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => rowOf(source.data)?.kind === kind && source.data["id"] !== id,
        getData: ({ input }) =>
          attachClosestEdge({ kind, id }, { element: row, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [kind, id]);
  return { element, handle, edge, isDragged };
}

/** A module without lessons, which lessons can be dropped into. */
export function useEmptyTarget(moduleId: string) {
  const element = useRef<HTMLParagraphElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(
    () =>
      element.current
        ? dropTargetForElements({
            element: element.current,
            canDrop: ({ source }) => rowOf(source.data)?.kind === "lesson",
            getData: () => ({ endOf: moduleId }),
            onDragEnter: () => setOver(true),
            onDragLeave: () => setOver(false),
            onDrop: () => setOver(false),
          })
        : undefined,
    [moduleId],
  );
  return { element, isOver };
}

/** Calls `onMove` with the move that a drop stands for. */
export function useDrops(onMove: (move: Move) => void) {
  const drop = useEffectEvent((source: Row, target: Record<string | symbol, unknown>) => {
    const beside = rowOf(target);
    const endOf = target["endOf"];
    if (typeof endOf === "string" && source.kind === "lesson") onMove({ lessonId: source.id, to: { endOf } });
    if (!beside) return;
    const to = { besideId: beside.id, isAfter: extractClosestEdge(target) === "bottom" };
    onMove(source.kind === "module" ? { moduleId: source.id, to } : { lessonId: source.id, to });
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const dragged = rowOf(source.data);
          const [target] = location.current.dropTargets;
          if (dragged && target) drop(dragged, target.data);
        },
      }),
    [],
  );
}

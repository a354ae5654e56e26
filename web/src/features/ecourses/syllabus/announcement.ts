import { type Move, type Outline, placeOfLesson } from "./outline.ts";
import { syllabusMessages as copy } from "./syllabus.nl.ts";

/** What a screen reader says after a move: the new position. */
export function announcementOf(outline: Outline, move: Move) {
  if ("moduleId" in move) {
    const module = outline.find(({ id }) => id === move.moduleId);
    return module ? copy.moduleMoved(module.title, module.sortOrder, outline.length) : "";
  }
  const place = placeOfLesson(outline, move.lessonId);
  const lesson = place?.module.classes[place.index];
  if (!place || !lesson) return "";
  return copy.lessonMoved(lesson.title, lesson.sortOrder, place.module.classes.length, place.module.title);
}

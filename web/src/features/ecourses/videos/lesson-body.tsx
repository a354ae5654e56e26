import { RichText } from "#ui/rich-text.tsx";
import { type LessonPart, lessonParts } from "./video-parts.ts";
import { VideoFacade } from "./video-facade.tsx";

/** The text, pictures and videos of a lesson. */
export const LessonBody = ({ body }: { body: string }) => (
  <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8">
    {lessonParts(body).map((part, at) => (
      <Part key={at} part={part} />
    ))}
  </div>
);

const Part = ({ part }: { part: LessonPart }) =>
  part.video ? <VideoFacade video={part.video} /> : <RichText className="reading text-column" html={part.html} />;

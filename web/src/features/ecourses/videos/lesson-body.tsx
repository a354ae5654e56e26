import { type LessonPart, lessonParts } from "./video-parts.ts";
import { VideoFacade } from "./video-facade.tsx";

/** The words, pictures and videos of a lesson. */
export const LessonBody = ({ body }: { body: string }) => (
  <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8">
    {lessonParts(body).map((part, at) => (
      <Part key={at} part={part} />
    ))}
  </div>
);

const Part = ({ part }: { part: LessonPart }) =>
  part.video ? (
    <VideoFacade video={part.video} />
  ) : (
    // Sanitized by the API when it was saved (api/src/platform/rich-text.ts).
    <div className="reading text-column" dangerouslySetInnerHTML={{ __html: part.html }} />
  );

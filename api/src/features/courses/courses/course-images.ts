import type { PictureField } from "#features/media/images/save-with-pictures.ts";

/** The picture of the course is required, the one of its teacher is optional (docs/product/courses.md#form). */
export const COURSE_IMAGES = [
  { field: "image", column: "image_id", missing: "Een afbeelding is verplicht." },
  { field: "teacherImage", column: "teacher_image_id" },
] as const satisfies readonly PictureField[];

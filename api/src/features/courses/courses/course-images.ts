import type { PictureField } from "#features/media/images/with-pictures.ts";

/** That of the course has to be there, that of its teacher may be (docs/product/courses.md#form). */
export const COURSE_IMAGES = [
  { field: "image", column: "image_id", missing: "Een afbeelding is verplicht." },
  { field: "teacherImage", column: "teacher_image_id" },
] as const satisfies readonly PictureField[];

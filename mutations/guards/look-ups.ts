import { guardsIn } from "../guard.ts";

const LOOK_UPS = "api/src/features/courses/look-ups";
const MERGING = [`${LOOK_UPS}/merging-look-ups.test.ts`];

export const lookUpGuards = [
  ...guardsIn(`${LOOK_UPS}/staff-look-ups.ts`, [`${LOOK_UPS}/staff-look-ups.test.ts`], {
    "A look-up that the code refers to by id cannot be deleted or merged": ["if (isFixed) throw refused(FIXED);", ""],
  }),
  ...guardsIn(`${LOOK_UPS}/staff-look-ups.ts`, MERGING, {
    "A look-up that courses use cannot be deleted": ["if (row.uses > 0) throw stillUsed(row.uses);", ""],
    "Merging or deleting a look-up waits for courses that are saved and for other merges": ["lock: lockCourses,", ""],
  }),
  ...guardsIn(`${LOOK_UPS}/operations/merge-look-up.ts`, [`${LOOK_UPS}/staff-look-ups.test.ts`], {
    "A look-up cannot be merged into itself": [" || from === into", ""],
  }),
  ...guardsIn(`${LOOK_UPS}/queries/list-look-ups.ts`, [`${LOOK_UPS}/look-ups.test.ts`], {
    "A discount that is switched off is offered to nobody": ['.where("is_active", "=", true)', ""],
  }),
];

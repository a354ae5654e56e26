import { guardsIn } from "../guard.ts";

const LOOK_UPS = "api/src/features/courses/look-ups";
const MERGING = [`${LOOK_UPS}/merging-look-ups.test.ts`];

export const lookUpGuards = [
  ...guardsIn(`${LOOK_UPS}/staff-look-ups.ts`, [`${LOOK_UPS}/staff-look-ups.test.ts`], {
    "What pages know by number is neither deleted nor merged away": ["if (isFixed) throw refused(FIXED);", ""],
  }),
  ...guardsIn(`${LOOK_UPS}/staff-look-ups.ts`, MERGING, {
    "A choice that courses have is not deleted": ["if (row.uses > 0) throw stillUsed(row.uses);", ""],
    "No choice is merged or deleted while somebody saves a course, or another is merged": ["lock: lockCourses,", ""],
  }),
  ...guardsIn(`${LOOK_UPS}/operations/merge-look-up.ts`, [`${LOOK_UPS}/staff-look-ups.test.ts`], {
    "A choice is not merged into itself": [" || from === into", ""],
  }),
  ...guardsIn(`${LOOK_UPS}/queries/list-look-ups.ts`, [`${LOOK_UPS}/look-ups.test.ts`], {
    "A discount that is switched off is offered to nobody": ['.where("is_active", "=", true)', ""],
  }),
];

import { guardsIn } from "../guard.ts";

const FEATURE = "api/src/features/ecourses";
const ECOURSES = `${FEATURE}/ecourses`;
const READING = `${ECOURSES}/ecourses.test.ts`;
const CHANGING = `${ECOURSES}/changing-ecourses.test.ts`;

export const ecourseGuards = [
  ...guardsIn(`${ECOURSES}/ecourse.policy.ts`, [CHANGING, READING], {
    "A maker manages only their own online courses": [
      '.$if(!viewer.abilities.userIsAdmin, (ecourses) => ecourses.where("ecourse.organizer_id", "=", viewer.id));',
      ";",
    ],
    "A maker who lost the right to make online courses has no access to their own": [
      "const manages = viewer.abilities.userCanCreateEcourses;",
      "const manages = true as boolean;",
    ],
    "An online course with students cannot be deleted": ["delete: manages && !ecourse.isInUse", "delete: manages"],
    "A removed student has no access to an online course": [
      "where student.user_id = ${userId} and student.removed_at is null",
      "where student.user_id = ${userId}",
    ],
  }),
  ...guardsIn(`${ECOURSES}/operations/delete-ecourse.ts`, [CHANGING], {
    "Deleting an online course with people or certificates is refused": [
      "if (facts.isInUse) throw peopleFollow();",
      "",
    ],
  }),
  ...guardsIn(`${ECOURSES}/operations/update-ecourse.ts`, [CHANGING], {
    "Saving an online course does not overwrite what somebody else saved in the meantime": [
      "refuseUnseenVersion(ecourse, input);",
      "",
    ],
  }),
  ...guardsIn(`${ECOURSES}/manage-ecourse.ts`, [CHANGING], {
    "Concurrent changes of an online course wait for each other": ['rows.forNoKeyUpdate("ecourse")', "rows"],
    "Giving access to an online course and deleting it wait for each other": [
      'rows.forUpdate("ecourse")',
      'rows.forNoKeyUpdate("ecourse")',
    ],
  }),
  ...guardsIn(`${ECOURSES}/ecourse-input.ts`, [CHANGING], {
    "An online course has a description": [
      'refuseWith(description.wordCount === 0 ? { body: "Beschrijf eerst je online cursus." } : {});',
      "",
    ],
  }),
  ...guardsIn(`${ECOURSES}/ecourse-input.ts`, [READING], {
    "The description of an online course is sanitised": ["body: description.html", "body"],
  }),
  ...guardsIn(`${FEATURE}/figures/get-figures.ts`, [CHANGING], {
    "Figures exist only for managers of the online course": ["await findManagedEcourse(ctx, id);", ""],
  }),
];

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
    "Whoever lost the right to make online courses does not reach those that they made": [
      "const manages = viewer.abilities.userCanCreateEcourses;",
      "const manages = true as boolean;",
    ],
    "An online course that somebody follows is not deleted": ["delete: manages && !ecourse.isInUse", "delete: manages"],
    "Whoever was removed has no access to an online course": [
      "where student.user_id = ${userId} and student.removed_at is null",
      "where student.user_id = ${userId}",
    ],
  }),
  ...guardsIn(`${ECOURSES}/operations/delete-ecourse.ts`, [CHANGING], {
    "An online course with people or certificates is refused to be deleted": [
      "if (facts.isInUse) throw peopleFollow();",
      "",
    ],
  }),
  ...guardsIn(`${ECOURSES}/operations/update-ecourse.ts`, [CHANGING], {
    "Whoever saves an online course does not overwrite what was saved meanwhile": [
      "refuseUnseenVersion(ecourse, input);",
      "",
    ],
  }),
  ...guardsIn(`${ECOURSES}/manage-ecourse.ts`, [CHANGING], {
    "An online course does not change while somebody changes it": ['rows.forNoKeyUpdate("ecourse")', "rows"],
    "Nobody loses access that they are given while an online course is deleted": [
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
    "Figures exist for whoever manages the online course": ["await findManagedEcourse(ctx, id);", ""],
  }),
];

import { guardsIn } from "../guard.ts";

const SYLLABUS = "api/src/features/ecourses/syllabus";
const MODULES = [`${SYLLABUS}/modules.test.ts`];
const LESSONS = [`${SYLLABUS}/lessons.test.ts`];
const ORDERING = [`${SYLLABUS}/ordering.test.ts`];
const RACES = [`${SYLLABUS}/syllabus-races.test.ts`];

export const ecourseSyllabusGuards = [
  ...guardsIn("api/src/features/ecourses/ecourses/manage-ecourse.ts", RACES, {
    "Concurrent changes to the syllabus of an online course wait for each other": [
      '.$call((rows) => (act === "delete" ? rows.forUpdate("ecourse") : rows.forNoKeyUpdate("ecourse")))',
      "",
    ],
  }),
  ...guardsIn("api/src/features/ecourses/ecourses/manage-ecourse.ts", MODULES, {
    "Modules and lessons are changed only by managers of the online course": [
      "managedEcourses(tx, viewer)",
      'tx.selectFrom("ecourses as ecourse").$if(viewer.isBlocked, (none) => none)',
    ],
  }),
  ...guardsIn(`${SYLLABUS}/reorder.ts`, ORDERING, {
    "An order that does not list exactly the existing modules or lessons is refused": [
      "if (!isDeepStrictEqual(ids.toSorted(), present.toSorted())) throw syllabusChanged();",
      "",
    ],
    "Reordering does not overwrite an order that the maker did not see": [
      "if (before && !isDeepStrictEqual(before, present)) throw syllabusChanged();",
      "void before;",
    ],
  }),
  ...guardsIn(`${SYLLABUS}/operations/update-lesson.ts`, LESSONS, {
    "A lesson that was changed in the meantime is not overwritten": ["refuseUnseenVersion(lesson, input);", ""],
    "A lesson cannot be moved to another online course": ['module.where("ecourse_id", "=", ecourse_id)', "module"],
  }),
  ...guardsIn(`${SYLLABUS}/lesson-input.ts`, LESSONS, {
    "The body of a lesson is sanitized": ["return html;", "return body;"],
  }),
  ...guardsIn(`${SYLLABUS}/queries/changed-lesson.ts`, RACES, {
    "A deleted lesson cannot be changed": ["if (module_id === null) throw editedLessonIsDeleted();", ""],
  }),
  ...guardsIn(`${SYLLABUS}/operations/update-module.ts`, MODULES, {
    "A module that was changed in the meantime is not overwritten": ["refuseUnseenVersion(module, input);", ""],
    "A module cannot be moved to another online course": [
      'if (ecourseId !== ecourse.id) throw otherEcourse("ecourseId");',
      "",
    ],
  }),
  ...guardsIn(`${SYLLABUS}/operations/create-module.ts`, MODULES, {
    "An online course has a hundred modules at most": [
      "if ((await countModules(tx, ecourse.id)) >= MAX_MODULES) throw",
      "if ((await countModules(tx, ecourse.id)) < 0) throw",
    ],
  }),
  ...guardsIn(`${SYLLABUS}/operations/create-lesson.ts`, LESSONS, {
    "An online course has five hundred lessons at most": [
      "if ((await countLessons(tx, ecourse.id)) >= MAX_LESSONS) throw",
      "if ((await countLessons(tx, ecourse.id)) < 0) throw",
    ],
  }),
  ...guardsIn(`${SYLLABUS}/delete-lessons.ts`, MODULES, {
    "The test of a deleted lesson cannot be begun": [".set({ replaced_at: now })", ".set({ replaced_at: null })"],
  }),
];

import { guardsIn } from "../guard.ts";

const SAVED = "api/src/features/courses/saved-searches";
const TESTS = [`${SAVED}/saved-searches.test.ts`];

export const savedSearchGuards = [
  ...guardsIn(`${SAVED}/saved-search.policy.ts`, TESTS, {
    "A person sees and ends only their own saved searches": ['.where("search.user_id", "=", viewer.id);', ";"],
    "Nobody is notified of their own course": ["search.user_id <> ${course.organizer_id}\n  and search", "search"],
    "Nobody is notified of a course that was published before they saved the search": [
      "search.created_at <= ${course.first_published_at}::timestamptz\n  and",
      "",
    ],
    "A blocked person is not notified of courses": ["blocked.blocked_at is not null)\n)", "blocked.id is null)\n)"],
  }),
  ...guardsIn(`${SAVED}/operations/save-search.ts`, TESTS, {
    "The number of saved searches per person is limited": ["if (count >= MAX_SAVED_SEARCHES)", "if (count > 1000)"],
    "Two searches that are saved at the same time wait for each other": [
      'await tx.selectFrom("users").select("id").where("id", "=", viewer.id).forNoKeyUpdate().execute();',
      "",
    ],
    "The same search is saved once": ["if (same.length > 0) return;", ""],
    "A search without a word is refused": [
      "if (search.text && wordQuery(search.text).length === 0)",
      "if (search.text === 0)",
    ],
  }),
  ...guardsIn(`${SAVED}/tell-new-course.ts`, TESTS, {
    "Only people whose search matches are notified of a course": [
      "searches.filter((_, index) => rows[0]?.found[index])",
      "searches.slice()",
    ],
  }),
  ...guardsIn(`${SAVED}/saved-search.ts`, TESTS, {
    "Nobody is notified of a course whose deadline is over": ["active: true, ", ""],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", TESTS, {
    "A notification of a course that was unpublished is hidden": [
      'existsIn(listedCourses(db), "course.id", "course_id")',
      "sql`true`",
    ],
  }),
];

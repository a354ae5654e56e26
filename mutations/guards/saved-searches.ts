import { guardsIn } from "../guard.ts";

const SAVED = "api/src/features/courses/saved-searches";
const TESTS = [`${SAVED}/saved-searches.test.ts`];

export const savedSearchGuards = [
  ...guardsIn(`${SAVED}/saved-search.policy.ts`, TESTS, {
    "What somebody wants to hear of is nobody else's to see or end": ['.where("search.user_id", "=", viewer.id);', ";"],
    "Nobody is told of their own course": ["search.user_id <> ${course.organizer_id}\n  and search", "search"],
    "A course that is no longer new is told to nobody": [
      "search.created_at <= ${course.first_published_at}::timestamptz\n  and",
      "",
    ],
    "Who is blocked is told of no course": ["blocked.blocked_at is not null)\n)", "blocked.id is null)\n)"],
  }),
  ...guardsIn(`${SAVED}/operations/save-search.ts`, TESTS, {
    "Nobody keeps more searches than the limit": ["if (count >= MAX_SAVED_SEARCHES)", "if (count > 1000)"],
    "Two searches saved at once wait for each other": [
      'await tx.selectFrom("users").select("id").where("id", "=", viewer.id).forNoKeyUpdate().execute();',
      "",
    ],
    "A search is saved once": ["if (same.length > 0) return;", ""],
    "A search without a word is refused": [
      "if (search.text && wordQuery(search.text).length === 0)",
      "if (search.text === 0)",
    ],
  }),
  ...guardsIn(`${SAVED}/tell-new-course.ts`, TESTS, {
    "A course is told to who it fits only": [
      "searches.filter((_, index) => rows[0]?.found[index])",
      "searches.slice()",
    ],
  }),
  ...guardsIn(`${SAVED}/saved-search.ts`, TESTS, {
    "A course whose deadline is over is told to nobody": ["active: true, ", ""],
  }),
  ...guardsIn("api/src/features/notifications/notification.policy.ts", TESTS, {
    "A course that left the site is in no notification": [
      'existsIn(listedCourses(db), "course.id", "course_id")',
      "sql`true`",
    ],
  }),
];

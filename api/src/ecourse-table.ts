/**
 * The caller. `pending` has an open invitation, `invited` accepted one, and `removed` was removed afterwards; `paying`,
 * `enrolled`, `delisted` and `refunded` are states of an enrolment in a course that uses the online course. The last
 * three are its maker, the maker of another one, and an admin.
 */
export const STUDENTS = ["invited", "enrolled"] as const;
const NOT_IN = ["member", "pending", "removed", "paying", "delisted", "refunded"] as const;
export const COLUMNS = ["visitor", ...NOT_IN, ...STUDENTS, "maker", "other", "admin"] as const;
export type Column = (typeof COLUMNS)[number];

/** `alone` has no students, and no course uses it: the students of the other two have no access to it. */
export const STATES = ["open", "archived", "alone"] as const;
export type State = (typeof STATES)[number];

/**
 * The outcome of every call about an online course by its state and by caller: ok, or the status of the refusal
 * (docs/product/ecourses.md#access). `not-in` are members without access, `students` those with access, who each have a
 * certificate of their own; the others request that of the first student. Nobody has a certificate of the online course
 * that is `alone`. Written by hand: the tests check the rules of the product.
 */
const TABLE = `
action                            states               visitor  not-in  pending  students  maker  other  admin

ecourses.get                      open,archived        401      404     404      ok        ok     404    ok
ecourses.get                      alone                401      404     404      404       ok     404    ok
lessons.get                       open,archived        401      404     404      ok        ok     404    ok
lessons.get                       alone                401      404     404      404       ok     404    ok
ecourseProgress.complete          open,archived        401      404     404      ok        ok     404    ok
ecourseProgress.complete          alone                401      404     404      404       ok     404    ok
ecourseProgress.open              open,archived        401      404     404      ok        ok     404    ok
ecourseProgress.open              alone                401      404     404      404       ok     404    ok
ecourseProgress.epub              open,archived        401      404     404      ok        ok     404    ok
ecourseProgress.epub              alone                401      404     404      404       ok     404    ok

ecourseInvitations.byToken        open,alone           ok       ok      ok       ok        ok     ok     ok
ecourseInvitations.byToken        archived             403      403     403      403       403    403    403
ecourseInvitations.decline        open,alone           ok       ok      ok       ok        ok     ok     ok
ecourseInvitations.decline        archived             403      403     403      403       403    403    403
ecourseInvitations.use            open,alone           401      403     ok       403       403    403    403
ecourseInvitations.use            archived             401      403     403      403       403    403    403

ecourses.update                   open,archived,alone  401      403     403      403       ok     404    ok
ecourses.delete                   open,archived        401      403     403      403       422    404    422
ecourses.delete                   alone                401      403     403      403       ok     404    ok
ecourses.archive                  open,archived,alone  401      403     403      403       ok     404    ok
ecourses.unarchive                open,archived,alone  401      403     403      403       ok     404    ok
ecourseFigures.get                open,archived,alone  401      403     403      403       ok     404    ok
ecourseModules.update             open,archived,alone  401      403     403      403       ok     404    ok
ecourseModules.delete             open,archived,alone  401      403     403      403       ok     404    ok
ecourseModules.order              open,archived,alone  401      403     403      403       ok     404    ok
ecourseModules.orderLessons       open,archived,alone  401      403     403      403       ok     404    ok
lessonManagement.update           open,archived,alone  401      403     403      403       ok     404    ok
lessonManagement.delete           open,archived,alone  401      403     403      403       ok     404    ok
ecourseStudents.list              open,archived,alone  401      403     403      403       ok     404    ok
ecourseStudents.remove            open,archived        401      403     403      403       ok     410    ok
ecourseStudents.remove            alone                401      403     403      403       410    410    410
ecourseInvitations.list           open,archived,alone  401      403     403      403       ok     404    ok
ecourseInvitations.invite         open,alone           401      403     403      403       ok     404    ok
ecourseInvitations.invite         archived             401      403     403      403       422    404    422
ecourseLinks.courses              open,archived,alone  401      403     403      403       ok     404    ok
ecourseLinks.saveCourses          open,archived        401      403     403      403       ok     404    ok
ecourseLinks.saveCourses          alone                401      403     403      403       ok     404    ok
ecourseLinks.ecourses             open,archived,alone  401      403     403      403       ok     404    ok
ecourseLinks.saveEcourses         open,archived,alone  401      403     403      403       ok     404    ok
invitations.delete                open,archived,alone  401      410     410      410       ok     410    ok

ecourseTests.getFinal             open,archived        401      404     404      ok        ok     404    ok
ecourseTests.getFinal             alone                401      404     404      404       ok     404    ok
ecourseTests.getOfLesson          open,archived        401      404     404      ok        ok     404    ok
ecourseTests.getOfLesson          alone                401      404     404      404       ok     404    ok
ecourseTests.submitResponse       open,archived        401      404     404      ok        ok     404    ok
ecourseTests.submitResponse       alone                401      404     404      404       ok     404    ok
ecourseTests.completeResponse     open,archived        401      404     404      ok        ok     404    ok
ecourseTests.completeResponse     alone                401      404     404      404       ok     404    ok
ecourseTests.saveFinal            open,archived,alone  401      403     403      403       ok     404    ok
ecourseTests.saveOfLesson         open,archived,alone  401      403     403      403       ok     404    ok
ecourseTests.deleteFinal          open,archived,alone  401      403     403      403       ok     404    ok
ecourseTests.deleteOfLesson       open,archived,alone  401      403     403      403       ok     404    ok

certificates.verify               open,archived        ok       ok      ok       ok        ok     ok     ok
certificates.verify               alone                404      404     404      404       404    404    404
certificates.pdf                  open,archived        401      404     404      ok        404    404    404
certificates.pdf                  alone                401      404     404      404       404    404    404
certificates.setName              open,archived        401      404     404      ok        404    404    404
certificates.setName              alone                401      404     404      404       404    404    404

lessonSubmissions.mine            open,archived        401      404     404      ok        ok     404    ok
lessonSubmissions.mine            alone                401      404     404      404       ok     404    ok
lessonSubmissions.handIn          open,archived        401      404     404      ok        422    404    422
lessonSubmissions.handIn          alone                401      404     404      404       422    404    422
lessonSubmissions.list            open,archived,alone  401      403     403      403       ok     404    ok
lessonSubmissions.get             open,archived,alone  401      403     403      403       ok     404    ok
lessonSubmissions.answer          open,archived,alone  401      403     403      403       ok     404    ok
`;
/** The features of the contract whose calls are in the table. */
export const FEATURES = [
  "ecourses",
  "ecourseFigures",
  "ecourseModules",
  "lessonManagement",
  "lessons",
  "ecourseProgress",
  "ecourseStudents",
  "ecourseInvitations",
  "ecourseLinks",
  "ecourseTests",
  "certificates",
  "lessonSubmissions",
  "invitations",
];

const GROUPS: Readonly<Record<string, readonly Column[]>> = {
  "not-in": NOT_IN.filter((column) => column !== "pending"),
  students: STUDENTS,
};
const [heading = [], ...lines] = TABLE.trim()
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split(/\s+/));
/** A row for each call and state, with the outcome for each caller. */
export const ROWS = lines.flatMap(([action = "", states = "", ...outcomes]) => {
  const expected = heading
    .slice(2)
    .flatMap((group, at) => (GROUPS[group] ?? [group]).map((column) => [column, outcomes[at] ?? "missing"] as const));
  return states.split(",").map((state) => [action, state as State, Object.fromEntries(expected)] as const);
});

/** What a maker does to an online course, as the audit log names it; the staff room has words for each. */
export type EcourseAct =
  | ("update" | "delete" | "archive" | "unarchive")
  | `${"create" | "update" | "delete"}-${"module" | "lesson"}`
  | ("order-modules" | "order-lessons")
  | ("save-test" | "delete-test")
  | ("invite-participants" | "delete-invitation" | "remove-student" | "link-courses")
  | "answer-submission";

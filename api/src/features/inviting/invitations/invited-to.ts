import type { Invitations } from "#platform/db/tables.gen.ts";

/** The kinds of things that people are invited to, each with its column in `invitations`; every row has exactly one. */
export const SUBJECT_COLUMNS = {
  contest: "contest_id",
  course: "course_id",
  ecourse: "ecourse_id",
} as const satisfies Record<string, keyof Invitations>;
export type InvitationKind = keyof typeof SUBJECT_COLUMNS;

/** What a row invites to: the database refuses a row without it. */
export function kindOf(row: Readonly<Record<(typeof SUBJECT_COLUMNS)[InvitationKind], string | null>>): InvitationKind {
  const kinds = Object.keys(SUBJECT_COLUMNS) as InvitationKind[];
  return kinds.find((kind) => row[SUBJECT_COLUMNS[kind]] !== null) ?? "contest";
}

/** One contest, course or online course. */
export interface InvitedTo {
  kind: InvitationKind;
  id: string;
}

/** Whether to judge a contest, or to take part in anything. */
export type InvitationType = "jury" | "participant";
export const invitationTypeOf = ({ type }: { type: string }): InvitationType =>
  type === "jury" ? "jury" : "participant";

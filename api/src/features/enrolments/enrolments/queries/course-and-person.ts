/** Of a joined `course` and `person`: what the lists of the staff room say of both. */
export const COURSE_AND_PERSON = [
  "course.slug",
  "course.title",
  "person.id as personId",
  "person.nickname",
  "person.email",
] as const;

interface Joined {
  personId: string | null;
  nickname: string | null;
  email: string | null;
}

/** Of a joined person; nobody once erased. */
export const personOf = ({ personId, nickname, email }: Joined) =>
  personId !== null && nickname !== null && email !== null ? { id: personId, nickname, email } : null;

import { fullNameOf } from "#features/people/people/full-name.ts";

/** What the lists of the staff room say about a joined `course`, `enrolment` and `person`. */
export const COURSE_AND_PERSON = [
  "course.slug",
  "course.title",
  "enrolment.first_name",
  "enrolment.last_name",
  "person.id as personId",
  "person.nickname",
  "person.email",
] as const;

interface Joined {
  first_name: string | null;
  last_name: string | null;
  personId: string | null;
  nickname: string | null;
  email: string | null;
}

/** The joined person; null once they are erased. */
export const personOf = ({ personId, nickname, email, first_name, last_name }: Joined) =>
  personId !== null && nickname !== null && email !== null
    ? { id: personId, nickname, email, name: fullNameOf({ first_name, last_name }) }
    : null;

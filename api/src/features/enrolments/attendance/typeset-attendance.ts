import { fileURLToPath } from "node:url";
import { knownAs } from "@inktvis/contract/features/people/known-as";
import { formatDate, formatDay } from "#platform/dutch-dates.ts";
import { typesetWords } from "#platform/pdf/typeset-words.ts";
import { fullNameOf } from "#features/people/people/full-name.ts";
import { daysOf, type Meetings } from "./attendance.rules.ts";

const templateAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** As many boxes as fit beside a name. */
const COLUMNS = 7;

const period = ({ firstDay, lastDay }: Meetings) =>
  firstDay === lastDay ? formatDay(firstDay) : `${formatDay(firstDay)} tot en met ${formatDay(lastDay)}`;

interface AttendanceList {
  course: { title: string; organization: string; location: string | null; class_times: string | null };
  meetings: Meetings;
  participants: readonly { name: string; nickname: string; ticks: readonly { day: string; present: boolean }[] }[];
  madeAt: Date;
}

/** The days on which somebody was present; the boxes of days on which nobody was stay empty. */
const attendedDays = (participants: AttendanceList["participants"]) =>
  new Set(participants.flatMap(({ ticks }) => ticks.flatMap(({ day, present }) => (present ? [day] : []))));

/** "27/3": short enough to fit above a box. */
const shortDay = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

/**
 * The attendance list on A4: a box for each day of a short course, and otherwise empty boxes under which a date is
 * written by hand. What was already ticked is filled in.
 */
export function typesetAttendanceList({ course, meetings, participants, madeAt }: AttendanceList) {
  const days = daysOf(meetings, COLUMNS);
  const held = attendedDays(participants);
  const boxesOf = (ticks: AttendanceList["participants"][number]["ticks"]) =>
    (days ?? Array.from({ length: COLUMNS }, () => "")).map((day) => {
      const tick = held.has(day) ? ticks.find((each) => each.day === day) : undefined;
      return tick === undefined ? "" : tick.present ? "yes" : "no";
    });
  const words = {
    heading: "Aanwezigheidslijst",
    title: course.title,
    facts: [period(meetings), course.location, course.class_times, course.organization].filter(Boolean),
    count: participants.length === 1 ? "1 deelnemer" : `${participants.length} deelnemers`,
    "name-label": "Naam",
    days: days?.map(shortDay) ?? Array.from({ length: COLUMNS }, () => ""),
    "by-hand": days === undefined ? "Schrijf boven elke kolom de datum." : "",
    rows: participants.map(({ ticks, ...names }) => ({ name: knownAs(names), boxes: boxesOf(ticks) })),
    footer: `Gemaakt op ${formatDate(madeAt)}. Vernietig de lijst wanneer je ze niet meer nodig hebt.`,
  };
  return typesetWords(templateAt("attendance-list.typ"), words, { madeAt });
}

interface Attest {
  first_name: string | null;
  last_name: string | null;
  title: string;
  organization: string;
  teacher: string | null;
  location: string | null;
  /** Undefined once the course has no days any more. */
  meetings: Meetings | undefined;
  /** The days on which this person was present. */
  days: readonly string[];
  /** The number of days of the course on which anybody was present. */
  of: number;
  madeAt: Date;
}

/** The attest of somebody's attendance on A4. */
export function typesetAttest({ meetings, days, of, madeAt, ...attest }: Attest) {
  const { title, organization, teacher, location } = attest;
  const words = {
    heading: "Attest van aanwezigheid",
    name: fullNameOf(attest) ?? "",
    was: "was aanwezig in de cursus",
    title,
    facts: [
      ["Door", [organization, teacher].filter(Boolean).join(", met ")],
      ...(meetings ? [["Wanneer", period(meetings)]] : []),
      ...(location ? [["Waar", location]] : []),
      ["Aanwezig", of === 1 ? "op 1 dag" : `op ${days.length} van de ${of} dagen waarop aanwezigheid genoteerd werd`],
    ],
    "days-label": "Op deze dagen",
    days: days.map(formatDay),
    signing: ["Plaats en datum", `Naam en handtekening, voor ${organization}`],
    footer: `Gemaakt op ${formatDate(madeAt)}, met wat ${organization} noteerde.`,
  };
  return typesetWords(templateAt("attest.typ"), words, { madeAt });
}

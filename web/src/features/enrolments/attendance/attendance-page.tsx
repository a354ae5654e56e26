import type { Attendance } from "@inktvis/contract/features/enrolments/attendance";
import { knownAs } from "@inktvis/contract/features/people/known-as";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { managingApi } from "#features/management/managing-api.ts";
import { formatDate } from "#platform/formats/dates.ts";
import { dayInWords } from "#platform/formats/days.ts";
import { AskingButton } from "#platform/forms/asking-button.tsx";
import { FileLink } from "#platform/forms/file-link.tsx";
import { useStore } from "#platform/store.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FailedNotice } from "#ui/failed-notice.tsx";
import { FieldFrame } from "#ui/field-frame.tsx";
import { useHydrated, useWaiting } from "#ui/hydrated.ts";
import { attendanceMessages as copy } from "./attendance.nl.ts";
import { attendanceQuery } from "./attendance.queries.ts";
import { heldDays, likelyDay } from "./attendance-days.ts";
import { type OutboxState, tickKey } from "./attendance-outbox.ts";
import { useAttendanceOutbox } from "./use-attendance-outbox.ts";

/** Ticks the participants who are present, for instance on a phone at the door (docs/product/attendance.md). */
export function AttendancePage({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(attendanceQuery(slug));
  const { participants, firstDay, today } = data;
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid gap-3">
        <h1 className="text-4xl">{copy.title}</h1>
        {participants.length > 0 && <p className="text-lg text-ink-soft">{copy.intro}</p>}
      </header>
      {participants.length === 0 ? (
        <EmptyState title={copy.nobody}>{copy.nobodyHelp}</EmptyState>
      ) : (
        <>
          {today < firstDay ? (
            <p className="notice">{copy.notBegun(dayInWords(firstDay) ?? firstDay)}</p>
          ) : (
            <Ticking attendance={data} slug={slug} />
          )}
          <p>
            <FileLink
              className="link font-semibold"
              load={() => managingApi.attendance.pdf({ params: { slug } })}
              path={`/export/courses/${slug}/attendance-pdf`}
            >
              {copy.print}
            </FileLink>
          </p>
        </>
      )}
    </div>
  );
}

type Participant = Attendance["participants"][number];

/** Whether the participant is ticked here, even if the API does not know it yet. */
const isPresent = ({ ticks: waiting }: OutboxState, { id, ticks }: Participant, day: string) =>
  (waiting[tickKey(id, day)] ?? ticks.find((tick) => tick.day === day))?.present === true;

/** All ticks: those of the API, replaced by waiting ones where there are any. */
const currentTicks = ({ ticks: waiting }: OutboxState, participants: readonly Participant[]) => [
  ...participants.flatMap(({ id, ticks }) => ticks.filter(({ day }) => !(tickKey(id, day) in waiting))),
  ...Object.values(waiting),
];

function Ticking({ attendance, slug }: { attendance: Attendance; slug: string }) {
  const { courseId, participants, firstDay, lastDay, today } = attendance;
  const latest = lastDay < today ? lastDay : today;
  const outbox = useAttendanceOutbox({ id: courseId, slug });
  const state = useStore(outbox.state);
  const held = heldDays(currentTicks(state, participants));
  const [day, setDay] = useState(() => likelyDay(attendance, held));
  const present = participants.filter((participant) => isPresent(state, participant, day));
  const absent = participants.filter((participant) => !present.includes(participant));
  function put(people: readonly Participant[], isThere: boolean) {
    const tickedAt = new Date().toISOString();
    void outbox.put(people.map(({ id: participantId }) => ({ participantId, day, present: isThere, tickedAt })));
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DayField day={day} first={firstDay} latest={latest} onChange={setDay} />
      <p className="notice">{copy.meetingDays}</p>
      <EarlierDays days={held.filter((each) => each !== day)} onChoose={setDay} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <span className="text-lg font-semibold tabular-nums">{copy.count(present.length, participants.length)}</span>
        <div className="flex flex-wrap gap-3">
          {present.length > 0 && <ClearDay day={day} onClear={() => put(present, false)} />}
          {absent.length > 0 && (
            <Button look="secondary" onClick={() => put(absent, true)}>
              {copy.everybody}
            </Button>
          )}
        </div>
      </div>
      <Status state={state} />
      <ul aria-label={copy.list} className="divide-y divide-hairline border-y border-hairline">
        {participants.map((participant) => (
          <li key={participant.id}>
            <Row
              checked={isPresent(state, participant, day)}
              participant={participant}
              onTick={(isThere) => put([participant], isThere)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayFieldProps {
  day: string;
  first: string;
  latest: string;
  onChange: (day: string) => void;
}

function DayField({ day, first, latest, onChange }: DayFieldProps) {
  const id = useId();
  const isAllowed = (typed: string) => typed >= first && typed <= latest;
  return (
    <FieldFrame help={dayInWords(day)} id={id} label={copy.day}>
      <input
        className="control max-w-56"
        {...useWaiting()}
        id={id}
        max={latest}
        min={first}
        type="date"
        value={day}
        // While a day is being typed it is empty or far away.
        onChange={({ currentTarget }) => isAllowed(currentTarget.value) && onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}

/** As many days as fit on a phone. */
const MOST_DAYS = 4;

/** The last days on which somebody was present: a course may meet only once a month. */
function EarlierDays({ days, onChoose }: EarlierDaysProps) {
  if (days.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-ink-soft">{copy.earlier}</span>
      {days.slice(0, MOST_DAYS).map((day) => (
        <Button key={day} look="quiet" onClick={() => onChoose(day)}>
          {formatDate(day)}
        </Button>
      ))}
    </p>
  );
}

interface EarlierDaysProps {
  days: readonly string[];
  onChoose: (day: string) => void;
}

/** Unticks everybody on a day that was ticked by mistake, after a confirmation. */
const ClearDay = ({ day, onClear }: { day: string; onClear: () => void }) => (
  <AskingButton label={copy.clear} look="quiet" title={copy.clearTitle} onConfirm={async () => onClear()}>
    <p>{copy.clearHelp(dayInWords(day) ?? day)}</p>
  </AskingButton>
);

interface RowProps {
  participant: Participant;
  checked: boolean;
  onTick: (present: boolean) => void;
}

/** A row is high enough for a thumb. */
const Row = ({ participant, checked, onTick }: RowProps) => (
  <label className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2">
    <span className="min-w-0 font-semibold break-words">{knownAs(participant)}</span>
    <input
      checked={checked}
      className="tick size-7"
      {...useWaiting()}
      type="checkbox"
      onChange={({ currentTarget }) => onTick(currentTarget.checked)}
    />
  </label>
);

function Status({ state: { status, ticks, isStored } }: { state: OutboxState }) {
  const isHydrated = useHydrated();
  if (status.kind === "refused") return <FailedNotice>{copy.refused(status.sentence)}</FailedNotice>;
  const waiting = isStored ? copy.waiting(Object.keys(ticks).length) : copy.waitingInPage;
  // As high as the longest sentence: rows must not move under a thumb.
  return (
    <p className={`min-h-12 ${status.kind === "waiting" ? "font-semibold" : "text-ink-soft"}`} role="status">
      {/* Before hydration nothing is ticked, and without a script nothing can be. */}
      {isHydrated && (status.kind === "waiting" ? waiting : copy[status.kind])}
    </p>
  );
}

import type { PersonSummary } from "@inktvis/contract/features/people/people";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { useQuery } from "@tanstack/react-query";
import { useRecordContext } from "ra-core";
import { useState } from "react";
import { usePause } from "#platform/pause.ts";
import { foundAs, searchQuery } from "#platform/search.queries.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { FieldNotes, Optional } from "#ui/field-frame.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { TextField } from "#ui/text-field.tsx";
import { Stacked } from "../list/stacked.tsx";
import { roomCopy } from "../messages.nl.ts";
import { type InputProps, useField } from "./use-field.ts";

const copy = roomCopy.person;

const SHOWN = 8;
const MIN_LETTERS = 2;

interface PersonInputProps extends InputProps {
  /** The field of the record with the name of who is stored. */
  nameSource: string;
}

type Person = Pick<PersonSummary, "slug" | "nickname">;

/** Chooses somebody with a profile, found by name; the value is the last part of the address of their profile. */
export function PersonInput({ nameSource, ...props }: PersonInputProps) {
  const { text, value, onChange } = useField<string | null>(props, null);
  // react-admin has an empty text for nothing.
  const slug = value || null;
  const record = useRecordContext<Record<string, string | null>>();
  const [chosen, setChosen] = useState<Person>();
  const [moved, setMoved] = useState(false);
  const stored = record?.[props.source] === slug ? record?.[nameSource] : undefined;
  const choose = (person: Person | undefined) => {
    setChosen(person);
    setMoved(true);
    onChange(person?.slug ?? null);
  };
  return (
    <fieldset className="grid min-w-0 gap-1.5" id={props.source} tabIndex={-1}>
      <legend className="mb-1.5 font-semibold">
        {text.label}
        {text.optional && <Optional />}
      </legend>
      {slug === null ? (
        <PersonSearch focused={moved} id={`${props.source}.search`} onChoose={choose} />
      ) : (
        <div className="flex flex-wrap items-center gap-3 rounded-2xl border border-hairline bg-raised p-3">
          <PersonLine nickname={(chosen?.slug === slug ? chosen.nickname : stored) ?? slug} slug={slug} />
          <Button look="secondary" ref={moved ? focusOnce : undefined} onClick={() => choose(undefined)}>
            {copy.other}
          </Button>
        </div>
      )}
      <FieldNotes error={text.error} help={text.help} id={props.source} />
    </fieldset>
  );
}

/** The address tells people with the same name apart. */
const PersonLine = ({ slug, nickname, picture }: Person & { picture?: string | undefined }) => (
  <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
    <Avatar name={nickname} picture={picture} />
    <Stacked below={<span className="wrap-anywhere">{profilePath(slug)}</span>}>
      <span className="font-semibold wrap-anywhere">{nickname}</span>
    </Stacked>
  </span>
);

interface PersonSearchProps {
  id: string;
  /** Whether the field gets the focus: it replaces the button that was pressed. */
  focused: boolean;
  onChoose: (person: Person) => void;
}

function PersonSearch({ id, focused, onChoose }: PersonSearchProps) {
  const [words, setWords] = useState("");
  const { afterPause } = usePause();
  const enabled = words.length >= MIN_LETTERS;
  const question = { text: words, models: ["user"] as ["user"], perPage: SHOWN };
  const { data: found, isFetching } = useQuery({ ...searchQuery(question), enabled });
  const people = enabled && found ? foundAs(found.data, "user") : [];
  return (
    <div className="grid gap-2">
      <TextField
        autoComplete="off"
        id={id}
        label={copy.search}
        maxLength={100}
        ref={focused ? focusOnce : undefined}
        type="search"
        onChange={({ currentTarget: { value } }) => afterPause(() => setWords(value.trim()))}
        onKeyDown={(event) => {
          // It would send the form that it stands in.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p className="text-sm text-ink-soft empty:hidden" role="status">
        {enabled && statusOf(people.length, isFetching, found?.failed)}
      </p>
      {people.length > 0 && (
        <ul className="grid divide-y divide-hairline border-y border-hairline">
          {people.map(({ id: personId, slug, nickname, profilePicture }) => (
            <li className="flex flex-wrap items-center gap-3 py-2" key={personId}>
              <PersonLine nickname={nickname} picture={profilePicture?.url.sm} slug={slug} />
              <Button
                aria-label={copy.chooseNamed(nickname)}
                look="secondary"
                onClick={() => onChoose({ slug, nickname })}
              >
                {copy.choose}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function statusOf(count: number, isFetching: boolean, failed: boolean | undefined) {
  if (isFetching) return copy.searching;
  if (failed) return copy.failed;
  return count === 0 ? copy.nobody : copy.found(count);
}

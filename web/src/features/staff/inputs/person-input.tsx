import type { PersonSummary } from "@inktvis/contract/features/people/people";
import { profilePath } from "@inktvis/contract/page-paths/community";
import { useRecordContext } from "ra-core";
import { useState } from "react";
import { api } from "#platform/api.ts";
import { foundAs } from "#platform/search.queries.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { FieldNotes, Optional } from "#ui/field-frame.tsx";
import { focusOnce } from "#ui/focus-once.ts";
import { Stacked } from "../list/stacked.tsx";
import { roomCopy } from "../messages.nl.ts";
import { ChoiceSearch } from "./choice-search.tsx";
import { type InputProps, useField } from "./use-field.ts";

const copy = roomCopy.person;

const SHOWN = 8;

interface PersonInputProps extends InputProps {
  /** The field of the record with the name of the stored person. */
  nameSource: string;
}

type Person = Pick<PersonSummary, "slug" | "nickname">;

/** Chooses a person with a profile, found by name; the value is the slug of their profile. */
export function PersonInput({ nameSource, ...props }: PersonInputProps) {
  const { text, value: slug, onChange } = useField<string | null>(props, null);
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
        <ChoiceSearch
          choose={copy.choose}
          chooseNamed={({ nickname }) => copy.chooseNamed(nickname)}
          find={findPeople}
          focused={moved}
          id={`${props.source}.search`}
          label={copy.search}
          max={SHOWN}
          none={copy.nobody}
          renderRow={({ slug: at, nickname, profilePicture }) => (
            <PersonLine nickname={nickname} picture={profilePicture?.url.sm} slug={at} />
          )}
          onChoose={choose}
        />
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

/** The address distinguishes people with the same name. */
const PersonLine = ({ slug, nickname, picture }: Person & { picture?: string | undefined }) => (
  <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
    <Avatar name={nickname} picture={picture} />
    <Stacked below={<span className="wrap-anywhere">{profilePath(slug)}</span>}>
      <span className="font-semibold wrap-anywhere">{nickname}</span>
    </Stacked>
  </span>
);

const findPeople = async (text: string, signal: AbortSignal) => {
  const q = { text, models: ["user"] as ["user"], perPage: SHOWN };
  return foundAs((await api.search.find({ query: { q } }, { signal })).data, "user");
};

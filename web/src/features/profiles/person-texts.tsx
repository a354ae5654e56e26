import { useSuspenseQuery } from "@tanstack/react-query";
import type { Person } from "@inktvis/contract/features/profiles/profiles";
import type { TextSummary } from "@inktvis/contract/features/texts/texts";
import { DateTime } from "#platform/date-time.tsx";
import { formatReadTime } from "#platform/formats/numbers.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PastLastPage } from "#ui/past-last-page.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import { Pager } from "#ui/pager.tsx";
import { NEW_TEXT_PATH, READ_PATH, profilePath } from "@inktvis/contract/page-paths/community";
import { leadExcerpt } from "#features/texts/texts/leads.ts";
import { TextTile, type TileSize } from "#features/texts/texts/text-tile.tsx";
import { peopleMessages as copy } from "#features/people/people/messages.nl.ts";
import { textsOfPersonQuery } from "#features/people/people/person.queries.ts";

interface PersonTextsProps {
  person: Person;
  page: number;
  /** Whether it spans the whole width of the page, because there is no portfolio beside it. */
  wide: boolean;
}

/** The public texts of a person, newest first. */
export const PersonTexts = (props: PersonTextsProps) =>
  props.page > 1 ? <LaterTexts {...props} /> : <FirstTexts {...props} />;

/** The first page, which the API sends with the profile; when there are more texts, its length is the page size. */
const FirstTexts = ({ person, ...rest }: PersonTextsProps) => (
  <Texts
    meta={{ currentPage: 1, total: person.textCount, pageSize: Math.max(person.texts.length, 1) }}
    person={person}
    texts={person.texts}
    {...rest}
  />
);

function LaterTexts(props: PersonTextsProps) {
  const { data } = useSuspenseQuery(textsOfPersonQuery(props.person.slug, props.page));
  return <Texts meta={data.meta} texts={data.data} {...props} />;
}

interface TextsProps extends PersonTextsProps {
  texts: TextSummary[];
  meta: { currentPage: number; total: number; pageSize: number };
}

/** The newest text is large: wide with a picture, else with more of its first lines. */
const sizeOf = ({ image }: TextSummary, leads: boolean): TileSize => (leads ? (image ? "wide" : "lead") : "plain");

const Texts = ({ person, page, wide, texts, meta }: TextsProps) => (
  <section aria-labelledby="texts">
    <h2 className="mb-8 text-3xl hyphens-auto sm:text-4xl" id="texts">
      {copy.texts(person.nickname)}
      {page > 1 && `, ${copy.page(page)}`}
    </h2>
    {texts.length > 0 ? (
      <ul className={`grid gap-x-10 gap-y-12 sm:grid-cols-2 ${wide ? "lg:grid-cols-3" : ""}`}>
        {texts.map((text, index) => {
          const leads = index === 0 && page === 1;
          return (
            <li className={leads ? "spread-wide sm:col-span-2" : ""} key={text.id}>
              <TextTile
                footer={
                  <>
                    <DateTime date={text.createdAt} />
                    {" · "}
                    {formatReadTime(text.readTime)}
                  </>
                }
                excerptClass={leads && !text.image ? leadExcerpt(text.excerpt) : ""}
                size={sizeOf(text, leads)}
                text={text}
              />
            </li>
          );
        })}
      </ul>
    ) : (
      <NoTexts isPastLast={meta.total > 0} person={person} />
    )}
    {texts.length > 0 && <Pager {...meta} hrefOf={(to) => `${profilePath(person.slug, to)}#texts`} />}
  </section>
);

function NoTexts({ person: { slug, nickname, me }, isPastLast }: { person: Person; isPastLast: boolean }) {
  if (isPastLast) return <PastLastPage firstPage={profilePath(slug)} />;
  if (me.can.update)
    return (
      <EmptyState action={<ButtonAnchor href={NEW_TEXT_PATH}>{copy.write}</ButtonAnchor>} title={copy.noTexts}>
        {copy.noOwnTextsHelp}
      </EmptyState>
    );
  return (
    <EmptyState
      action={
        <ButtonAnchor href={READ_PATH} look="secondary">
          {copy.readOthers}
        </ButtonAnchor>
      }
      title={copy.noTexts}
    >
      {copy.noTextsHelp(nickname)}
    </EmptyState>
  );
}

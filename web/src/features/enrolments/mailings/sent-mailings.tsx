import type { CourseMailing } from "@inktvis/contract/features/enrolments/course-mailings";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { SentList } from "#features/management/sent-list.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { mailingMessages as copy } from "./mailings.nl.ts";
import { mailingsQuery } from "./mailings.queries.ts";

/** The mails that were sent to the participants of a course, newest first. */
export function SentMailings({ slug }: { slug: string }) {
  const { meta } = useSuspenseQuery(mailingsQuery(slug, 1)).data;
  return (
    <SentList
      meta={meta}
      more={copy.more}
      none={copy.noneSent}
      renderPage={(page) => <MailingsOfPage key={page} page={page} slug={slug} />}
      title={copy.sentTitle}
    />
  );
}

function MailingsOfPage({ slug, page }: { slug: string; page: number }) {
  const { data: { data: mailings } = { data: [] } } = useQuery(mailingsQuery(slug, page));
  return mailings.map((mailing) => <SentMailing key={mailing.id} mailing={mailing} />);
}

const SentMailing = ({ mailing }: { mailing: CourseMailing }) => (
  <li className="grid gap-2 py-5">
    <h3 className="text-lg break-words">{mailing.subject}</h3>
    <p className="text-ink-soft">
      {copy.sentTo(mailing.count, mailing.includesPending)} · <DateTime date={mailing.sentAt} format="long" />{" "}
      {mailing.by && copy.by(mailing.by.nickname)}
    </p>
    <p className="break-words whitespace-pre-line">{mailing.body}</p>
    {mailing.actionUrl && (
      <p className="break-words">
        {mailing.actionText}: <span className="text-ink-soft">{mailing.actionUrl}</span>
      </p>
    )}
  </li>
);

import type { ContestMessage } from "@inktvis/contract/features/contests/contest-messages";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { SentList } from "#features/management/sent-list.tsx";
import { DateTime } from "#platform/date-time.tsx";
import { contestMessagesCopy as copy } from "./messages.nl.ts";
import { messagesQuery } from "./messages.queries.ts";

/** The messages that were sent to the people of a contest, newest first. */
export function SentMessages({ slug }: { slug: string }) {
  const { meta } = useSuspenseQuery(messagesQuery(slug, 1)).data;
  return (
    <SentList
      meta={meta}
      more={copy.more}
      none={copy.noneSent}
      renderPage={(page) => <MessagesOfPage key={page} page={page} slug={slug} />}
      title={copy.sentTitle}
    />
  );
}

function MessagesOfPage({ slug, page }: { slug: string; page: number }) {
  const { data: { data: messages } = { data: [] } } = useQuery(messagesQuery(slug, page));
  return messages.map((message) => (
    <li className="grid gap-2 py-5" key={message.id}>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{recipientText(message)}</span>
        <span className="text-ink-soft">
          <DateTime date={message.sentAt} format="long" /> {message.by && copy.by(message.by.nickname)}
        </span>
      </p>
      <p className="break-words whitespace-pre-line">{message.text}</p>
    </li>
  ));
}

const recipientText = ({ person, to, count }: ContestMessage) =>
  person === null ? copy.sentTo(copy.recipients[to], count) : copy.sentToPerson(person);

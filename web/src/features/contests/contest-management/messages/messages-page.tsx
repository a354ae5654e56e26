import { useSuspenseQuery } from "@tanstack/react-query";
import { managedContestQuery } from "../management.queries.ts";
import { MessageForm } from "./message-form.tsx";
import { contestMessagesCopy as copy } from "./messages.nl.ts";
import { messageRecipientsQuery } from "./messages.queries.ts";
import { SentMessages } from "./sent-messages.tsx";

/** Mails the people of a contest, and lists the messages that were sent (docs/product/messages.md). */
export function MessagesPage({ slug }: { slug: string }) {
  const { data: contest } = useSuspenseQuery(managedContestQuery(slug));
  const { data: recipients } = useSuspenseQuery(messageRecipientsQuery(slug));
  const { entrants, begun, jury } = recipients.counts;
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-12">
      <header className="grid gap-3">
        <h1 className="text-4xl">{copy.title}</h1>
        <p className="text-lg text-ink-soft">{copy.intro}</p>
      </header>
      {entrants + begun + jury === 0 ? (
        <p className="notice">{copy.nobody}</p>
      ) : (
        <MessageForm contest={contest} recipients={recipients} />
      )}
      <SentMessages slug={slug} />
    </div>
  );
}

import { useSuspenseQuery } from "@tanstack/react-query";
import { managedCourseQuery } from "#features/courses/course-management/management.queries.ts";
import { MailingForm } from "./mailing-form.tsx";
import { mailingMessages as copy } from "./mailings.nl.ts";
import { mailingRecipientsQuery } from "./mailings.queries.ts";
import { SentMailings } from "./sent-mailings.tsx";

/**
 * Mails the participants of a course, and lists the mails that were sent
 * (docs/product/messages.md#mails-to-participants).
 */
export function MailingsPage({ slug }: { slug: string }) {
  const { data: course } = useSuspenseQuery(managedCourseQuery(slug));
  const { data: recipients } = useSuspenseQuery(mailingRecipientsQuery(slug));
  return (
    <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-12">
      <header className="grid gap-3">
        <h1 className="text-4xl">{copy.title}</h1>
        <p className="text-lg text-ink-soft">
          {recipients.cancelled > 0 ? copy.cancelledIntro(recipients.cancelled) : copy.intro}
        </p>
      </header>
      {recipients.active + recipients.pending + recipients.cancelled === 0 ? (
        <p className="notice">{copy.nobody}</p>
      ) : (
        <MailingForm course={course} recipients={recipients} />
      )}
      <SentMailings slug={slug} />
    </div>
  );
}

import type { EndInput, ResultMail } from "@inktvis/contract/features/contests/contest-ending";
import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { endMessages as copy } from "./end.nl.ts";

interface MailPreviewsProps {
  slug: string;
  /** The values of the form; undefined closes the dialog. */
  input: EndInput | undefined;
  onClose: () => void;
}

/** Previews of the mails with the result: to winners and to the others, each with and without feedback to read. */
export function MailPreviews({ slug, input, onClose }: MailPreviewsProps) {
  const mails = useQuery({
    queryKey: ["contests", "result-mails", slug, input],
    queryFn: async ({ signal }) =>
      input && (await api.contests.resultMails({ params: { slug }, body: input }, { signal, quiet: true })).data,
    enabled: input !== undefined,
    gcTime: 0,
  });
  return (
    <Dialog
      actions={<Button onClick={onClose}>{copy.close}</Button>}
      open={input !== undefined}
      title={copy.previewTitle}
      onClose={onClose}
    >
      {mails.isError && <ErrorState onRetry={mails.refetch}>{copy.previewFailed}</ErrorState>}
      {mails.isPending && <TextSkeleton lines={8} />}
      {mails.data && (
        <div className="grid gap-8">
          {mails.data.length === 0 && <p>{copy.nobody}</p>}
          {mails.data.map((mail, index) => (
            <Mail key={index} mail={mail} title={titleOf(mail, mails.data ?? [])} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** Who receives a mail; the title mentions feedback where that distinguishes two mails. */
function titleOf({ to, hasFeedback, count }: ResultMail, all: readonly ResultMail[]) {
  const isOneOfTwo = all.some((each) => each.to === to && each.hasFeedback !== hasFeedback);
  return copy.toWhom[to](count, isOneOfTwo ? (hasFeedback ? copy.withFeedback : copy.withoutFeedback) : "");
}

const Mail = ({ mail, title }: { mail: ResultMail; title: string }) => (
  <section className="grid gap-3">
    <h3 className="text-xl">{title}</h3>
    <div className="grid gap-3 rounded-xl border border-hairline bg-paper p-4">
      <p className="border-b border-hairline pb-3">
        <span className="text-ink-soft">{copy.subject}:</span> <span className="font-semibold">{mail.subject}</span>
      </p>
      <p>{mail.greeting}</p>
      {mail.paragraphs.map((paragraph, index) => (
        <p className="whitespace-pre-line" key={index}>
          {paragraph}
        </p>
      ))}
      {mail.button && <p className="font-semibold text-accent-ink underline">{mail.button}</p>}
    </div>
  </section>
);

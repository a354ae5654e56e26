interface RejectMessageProps {
  caption: string;
  message: string;
}

/** What a participant asked of the organiser, or got as an answer. */
export const RejectMessage = ({ caption, message }: RejectMessageProps) => (
  <figure className="grid gap-1 border-l-2 border-hairline pl-4">
    <figcaption className="text-sm text-ink-soft">{caption}</figcaption>
    <blockquote className="break-words whitespace-pre-line">{message}</blockquote>
  </figure>
);

interface QuotationProps {
  /** Who wrote the message, or to whom. */
  caption: string;
  message: string;
}

/** What somebody wrote, as they wrote it. */
export const Quotation = ({ caption, message }: QuotationProps) => (
  <figure className="grid gap-1 border-l-2 border-hairline pl-4">
    <figcaption className="text-sm text-ink-soft">{caption}</figcaption>
    <blockquote className="max-w-prose break-words whitespace-pre-line">{message}</blockquote>
  </figure>
);

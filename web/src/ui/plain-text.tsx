/** Text without markup, with its line breaks. */
export const PlainText = ({ children }: { children: string }) => (
  <p className="max-w-prose break-words whitespace-pre-line">{children}</p>
);

interface RichTextProps {
  html: string;
  className?: string;
  id?: string;
}

/** What was written in the editor. The API sanitized it when it was saved (api/src/platform/rich-text.ts). */
export const RichText = ({ html, className = "reading", id }: RichTextProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} id={id} />
);

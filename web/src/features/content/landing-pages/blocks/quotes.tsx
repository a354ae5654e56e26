import type { LandingBlock } from "@inktvis/contract/features/content/landing-blocks";

/** What people said, in large type; a single quote has the whole width. */
export const Quotes = ({ block: { title, quotes } }: { block: Extract<LandingBlock, { kind: "quotes" }> }) => (
  <div className="page grid gap-10">
    {title && <h2 className="landing-heading">{title}</h2>}
    <ul className="landing-quote-list" data-single={quotes.length === 1 || undefined}>
      {quotes.map(({ text, author, role }, index) => (
        <li key={`${index} ${author}`}>
          <figure className="landing-quote">
            <blockquote data-long={text.length > 180 || undefined}>
              <p className="whitespace-pre-line">{text}</p>
            </blockquote>
            <figcaption>
              <span className="font-semibold">{author}</span>
              {role && <span className="text-ink-soft"> · {role}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </div>
);

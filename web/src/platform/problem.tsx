import { messages } from "./messages.nl.ts";
import { Button } from "#ui/button.tsx";
import { InkMark } from "#ui/ink-mark.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";

interface ProblemProps {
  title: string;
  help: string;
  onRetry?: (() => void) | undefined;
}

/** A page that says what is wrong, with a link home. */
export const Problem = ({ title, help, onRetry }: ProblemProps) => (
  <section className="page grid justify-items-start gap-5 py-16 sm:py-28">
    <InkMark className="h-20 text-accent-ink" />
    <h1 className="max-w-3xl text-4xl sm:text-6xl">{title}</h1>
    <p className="max-w-prose text-lg text-ink-soft">{help}</p>
    <div className="mt-2 flex flex-wrap gap-3">
      {onRetry && <Button onClick={onRetry}>{messages.retry}</Button>}
      <ButtonAnchor href="/" look={onRetry ? "secondary" : "primary"}>
        {messages.home}
      </ButtonAnchor>
    </div>
  </section>
);

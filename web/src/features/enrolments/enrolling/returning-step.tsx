import { useEffect, useState } from "react";
import { enrolmentStepPath } from "@inktvis/contract/page-paths/organization";
import { Spinner } from "#ui/icons.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";

const LONG_MS = 15_000;

/** For a person who comes back from paying, until the outcome is known: the page refetches by itself. */
export function ReturningStep({ slug }: { slug: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLong, LONG_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid justify-items-start gap-6">
      <p className="flex max-w-2xl items-start gap-3 text-lg text-ink-soft" role="status">
        <Spinner className="mt-1" />
        <span>{isLong ? copy.returningLong : copy.returning}</span>
      </p>
      {isLong && (
        <a className="link" href={enrolmentStepPath(slug, "betaling")}>
          {copy.backToPayment}
        </a>
      )}
    </div>
  );
}

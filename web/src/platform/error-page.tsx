import { CatchBoundary, type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { messages } from "./messages.nl.ts";
import { refusalCode, refusalStatus } from "./refusals.ts";
import { Problem } from "./problem.tsx";

/** Replaces a page that failed; a plain sentence if rendering it fails too (docs/product/platform.md#refusals). */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <CatchBoundary errorComponent={LastResort} getResetKey={() => "error-page"}>
      <RefusalPage
        hasNoAnswer={refusalCode(error) === "no-answer" || isOffline()}
        status={refusalStatus(error)}
        onRetry={() => void router.invalidate()}
      />
    </CatchBoundary>
  );
}

const LastResort = () => <p role="alert">{messages.errorPageFailed}</p>;

/** Also what is not a call fails then: a page of which the scripts were not read before. */
const isOffline = () => !import.meta.env.SSR && !navigator.onLine;

interface RefusalPageProps {
  status: number;
  /** Whether it may be the connection and not us. */
  hasNoAnswer?: boolean;
  onRetry?: () => void;
}

/** The page of a status: 403, 404, or anything else. */
export function RefusalPage({ status, hasNoAnswer = false, onRetry }: RefusalPageProps) {
  if (status === 404) return <Problem help={messages.notFoundHelp} title={messages.notFound} />;
  if (status === 403) return <Problem help={messages.unauthorizedHelp} title={messages.unauthorized} />;
  const help = hasNoAnswer ? messages.noAnswerHelp : messages.generalErrorHelp;
  return <Problem help={help} title={messages.generalError} onRetry={onRetry} />;
}

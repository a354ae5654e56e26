import { CatchBoundary, type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { messages } from "./messages.nl.ts";
import { refusalStatus } from "./refusals.ts";
import { Problem } from "./problem.tsx";

/** Replaces a page that failed; a plain sentence if rendering it fails too (docs/product/platform.md#refusals). */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <CatchBoundary errorComponent={LastResort} getResetKey={() => "error-page"}>
      <RefusalPage status={refusalStatus(error)} onRetry={() => void router.invalidate()} />
    </CatchBoundary>
  );
}

const LastResort = () => <p role="alert">{messages.errorPageFailed}</p>;

/**
 * The page of a status: 403, 404, or anything else.
 * @param props.message what the API says about a refused action; nobody mistyped an address then
 */
export function RefusalPage({ status, message, onRetry }: RefusalPageProps) {
  const { notFound, notFoundHelp, unauthorized, unauthorizedHelp } = messages;
  if (status === 404) return <Problem help={helpOf(notFound, message, notFoundHelp)} title={notFound} />;
  if (status === 403) return <Problem help={helpOf(unauthorized, message, unauthorizedHelp)} title={unauthorized} />;
  const isOffline = !import.meta.env.SSR && !navigator.onLine;
  const help = isOffline ? messages.offlineHelp : messages.generalErrorHelp;
  return <Problem help={help} title={messages.generalError} onRetry={onRetry} />;
}

interface RefusalPageProps {
  status: number;
  message?: string;
  onRetry?: () => void;
}

/** The sentence of the API, unless the title says it already. */
const helpOf = (title: string, message: string | undefined, general: string) =>
  message && message !== title ? message : general;

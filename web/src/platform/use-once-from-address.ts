import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/**
 * Performs once what a parameter of the address asks for, and removes the parameter, so that a reload does not do it
 * again. `requested` is undefined as long as there is nothing to do; `path` is the page without the parameter.
 */
export function useOnceFromAddress<Requested>(
  requested: Requested | undefined,
  path: string,
  perform: (requested: Requested) => unknown,
) {
  const router = useRouter();
  const performNow = useEffectEvent(perform);
  useEffect(() => {
    if (requested === undefined) return;
    performNow(requested);
    void router.navigate({ href: path, replace: true, resetScroll: false });
  }, [router, path, requested]);
}

import { useRouter } from "@tanstack/react-router";
import { ErrorState } from "#ui/error-state.tsx";
import { TextSkeleton } from "#ui/skeletons.tsx";
import { messages } from "./messages.nl.ts";

/** The page of one thing while it loads. */
export const ThingPending = () => (
  <div className="page pt-8 sm:pt-12" role="status">
    <span className="sr-only">{messages.loading}</span>
    <div className="grid gap-5">
      <div className="skeleton h-4 w-24" />
      <div className="skeleton h-14 w-4/5" />
      <div className="skeleton mt-3 h-72 w-full" />
      <TextSkeleton lines={10} />
    </div>
  </div>
);

/** Tiles while they load: skeletons of about their size. */
export const TileSkeletons = ({ count, hasLead = false }: { count: number; hasLead?: boolean }) => (
  <div className="tile-grid" role="status">
    <span className="sr-only">{messages.loading}</span>
    {Array.from({ length: count }, (_, index) => (
      <div
        className={`grid content-start gap-3 border-t border-hairline pt-4 ${hasLead && index === 0 ? "tile-lead" : ""}`}
        key={index}
      >
        <div className="skeleton aspect-43/26 w-full" />
        <div className="skeleton h-3 w-20" />
        <div className="skeleton h-7 w-4/5" />
        <TextSkeleton lines={3} />
      </div>
    ))}
  </div>
);

/** Says that the loader of a page failed, and asks it again. */
export function LoadFailed({ reset, children }: { reset: () => void; children: string }) {
  const router = useRouter();
  const retry = async () => {
    await router.invalidate();
    reset();
  };
  return <ErrorState onRetry={retry}>{children}</ErrorState>;
}

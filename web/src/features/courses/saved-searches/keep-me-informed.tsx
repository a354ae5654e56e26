import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MAIL_SETTINGS_PATH } from "@inktvis/contract/page-paths/account";
import { useSignInLinks } from "#features/session/sign-in-links.ts";
import { meQuery } from "#platform/session.queries.ts";
import { SiteLink } from "#platform/site-link.tsx";
import { Button } from "#ui/button.tsx";
import { Check } from "#ui/icons.tsx";
import { ButtonAnchor } from "#ui/link-button.tsx";
import type { CourseSearch } from "../courses/course-search.ts";
import { keepMeInformedMessages as copy } from "./keep-me-informed.nl.ts";

interface KeepMeInformedProps {
  search: CourseSearch;
  /** What somebody will hear of. */
  hint: string;
  /** The course of which a next edition counts too. */
  courseId?: string;
}

/** Saves a search, so that new courses it finds are told of; a visitor signs in first (docs/product/courses.md#saved-searches). */
export function KeepMeInformed({ search, hint, courseId }: KeepMeInformedProps) {
  const { data: me } = useQuery(meQuery);
  const { logIn } = useSignInLinks();
  const [state, setState] = useState<"idle" | "busy" | "done">("idle");

  async function save() {
    if (state !== "idle") return;
    setState("busy");
    const { saveSearch } = await import("./save-search.ts");
    setState((await saveSearch(search, courseId)) ? "done" : "idle");
  }
  return (
    <div className="grid justify-items-start gap-2">
      {me ? (
        <Button busy={state === "busy"} look="secondary" onClick={() => void save()}>
          {state === "done" && <Check />}
          {copy.button}
        </Button>
      ) : (
        <ButtonAnchor href={logIn} look="secondary">
          {copy.button}
        </ButtonAnchor>
      )}
      <p className="text-sm text-ink-soft" role="status">
        {state === "done" ? copy.done : hint}
      </p>
      {state === "done" && (
        <SiteLink className="link text-sm" path={MAIL_SETTINGS_PATH} site="account">
          {copy.toSettings}
        </SiteLink>
      )}
    </div>
  );
}

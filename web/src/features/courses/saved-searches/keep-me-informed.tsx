import { useState } from "react";
import { MAIL_SETTINGS_PATH } from "@inktvis/contract/page-paths/account";
import { MemberButton } from "#features/session/member-button.tsx";
import { SiteLink } from "#platform/site-link.tsx";
import { Check } from "#ui/icons.tsx";
import type { CourseSearch } from "../courses/course-search.ts";
import { keepMeInformedMessages as copy } from "./keep-me-informed.nl.ts";

interface KeepMeInformedProps {
  search: CourseSearch;
  /** What somebody will hear of. */
  hint: string;
  /** The course of which a next edition counts too. */
  courseId?: string;
}

/** Saves a search, so that new courses it finds are told of (docs/product/courses.md#saved-searches). */
export function KeepMeInformed({ search, hint, courseId }: KeepMeInformedProps) {
  const [isDone, setDone] = useState(false);
  async function save() {
    if (isDone) return;
    const { saveSearch } = await import("./save-search.ts");
    setDone(await saveSearch(search, courseId));
  }
  return (
    <div className="grid justify-items-start gap-2">
      <MemberButton action="informeer" look="secondary" perform={save}>
        {isDone && <Check />}
        {copy.button}
      </MemberButton>
      <p className="text-sm text-ink-soft" role="status">
        {isDone ? copy.done : hint}
      </p>
      {isDone && (
        <SiteLink className="link text-sm" path={MAIL_SETTINGS_PATH} site="account">
          {copy.toSettings}
        </SiteLink>
      )}
    </div>
  );
}

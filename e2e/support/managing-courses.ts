import type { Page } from "@playwright/test";
import { signIn } from "./sign-in.ts";

/** Opens a page below the organiser's list of courses, signed in as this demo person. */
export const manageCoursesAs = (page: Page, who: string, path = "") =>
  signIn(page, who, { site: "account", path: `/beheer/cursussen${path}` });

/** The button that saves the form of a course, and the notice that it was saved. */
export const saveButton = (page: Page) => page.getByRole("button", { name: "Bewaar de cursus" });
export const savedNotice = (page: Page) => page.getByText("Je wijzigingen zijn bewaard.");

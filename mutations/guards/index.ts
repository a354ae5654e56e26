import type { Guard } from "../guard.ts";
import { authGuards } from "./auth.ts";
import { contestGuards } from "./contests.ts";
import { peopleGuards } from "./people.ts";
import { platformGuards } from "./platform.ts";
import { textGuards } from "./texts.ts";

/** Every guard that has to have a test; CONTRIBUTING says when one joins. */
export const GUARDS: readonly Guard[] = [
  ...platformGuards,
  ...authGuards,
  ...textGuards,
  ...contestGuards,
  ...peopleGuards,
];

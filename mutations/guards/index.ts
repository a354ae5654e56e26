import type { Guard } from "../guard.ts";
import { activityGuards } from "./activities.ts";
import { authGuards } from "./auth.ts";
import { contestManagingGuards } from "./contest-managing.ts";
import { contestResultGuards } from "./contest-results.ts";
import { contestWorkGuards } from "./contest-work.ts";
import { contestGuards } from "./contests.ts";
import { courseGuards } from "./courses.ts";
import { emailAddressGuards } from "./email-addresses.ts";
import { heavyWorkGuards } from "./heavy-work.ts";
import { leavingGuards } from "./leaving.ts";
import { lookUpGuards } from "./look-ups.ts";
import { notificationGuards } from "./notifications.ts";
import { peopleGuards } from "./people.ts";
import { personalDataGuards } from "./personal-data.ts";
import { pictureGuards } from "./pictures.ts";
import { platformGuards } from "./platform.ts";
import { secondFactorGuards } from "./second-factor.ts";
import { serverGuards } from "./server.ts";
import { savedSearchGuards } from "./saved-searches.ts";
import { sessionGuards } from "./sessions.ts";
import { textGuards } from "./texts.ts";

/** All guards; CONTRIBUTING says when to add one. */
export const GUARDS: readonly Guard[] = [
  ...platformGuards,
  ...serverGuards,
  ...sessionGuards,
  ...heavyWorkGuards,
  ...authGuards,
  ...secondFactorGuards,
  ...emailAddressGuards,
  ...textGuards,
  ...pictureGuards,
  ...contestGuards,
  ...contestManagingGuards,
  ...contestResultGuards,
  ...contestWorkGuards,
  ...courseGuards,
  ...savedSearchGuards,
  ...lookUpGuards,
  ...activityGuards,
  ...peopleGuards,
  ...personalDataGuards,
  ...leavingGuards,
  ...notificationGuards,
];

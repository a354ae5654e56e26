import { guardsIn } from "../guard.ts";

const ACTIVITIES = "api/src/features/activities/activities";
const MAKING = `${ACTIVITIES}/activities.test.ts`;
const CHANGING = `${ACTIVITIES}/changing-activities.test.ts`;

export const activityGuards = [
  ...guardsIn(`${ACTIVITIES}/activity.policy.ts`, [MAKING], {
    "An organiser manages only their own activities": [
      '.$if(!viewer.abilities.userIsAdmin, (activities) => activities.where("activity.organizer_id", "=", viewer.id));',
      ";",
    ],
    "Activities of a blocked organiser are not visible to others": ["isListed(eb),", "eb.lit(true),"],
    "Only the organiser and admins have permissions to manage in `me.can` of an activity": [
      "(viewer.abilities.userIsAdmin || activity.organizer_id === viewer.id);",
      "true;",
    ],
    "An organiser who lost the right to create activities has no permissions in their own": [
      "viewer.abilities.userCanCreateActivities &&\n  (viewer",
      "(viewer",
    ],
  }),
  ...guardsIn(`${ACTIVITIES}/activity-input.ts`, [MAKING], {
    "An activity does not end before it begins": ["...brokenRules(RULES, input),", ""],
  }),
  ...guardsIn(`${ACTIVITIES}/operations/update-activity.ts`, [CHANGING], {
    "Saving an activity does not overwrite what somebody else saved in the meantime": [
      "refuseUnseenVersion(activity, input);",
      "",
    ],
    "Only admins change whether an activity is of the house": [
      "refuseWith(problemsOfOrganizedByCs(viewer, input, activity));",
      "",
    ],
  }),
  ...guardsIn(`${ACTIVITIES}/operations/create-activity.ts`, [MAKING], {
    "Only admins choose whether an activity is of the house": [
      "refuseWith(problemsOfOrganizedByCs(viewer, input));",
      "",
    ],
  }),
  ...guardsIn(`${ACTIVITIES}/manage-activity.ts`, [CHANGING], {
    "Concurrent changes of an activity wait for each other": ['.forNoKeyUpdate("activity")', ""],
  }),
  ...guardsIn(`${ACTIVITIES}/activity-writing.ts`, [MAKING], {
    "No activity gets the address of the page where activities are created": [
      "reserved: RESERVED_SLUGS.activity",
      "reserved: []",
    ],
  }),
];

import { guardsIn } from "../guard.ts";

const LEAVING = "web/src/platform/leaving";

export const leavingGuards = [
  ...guardsIn(`${LEAVING}/remove-items-of-others.ts`, [`${LEAVING}/leaving.test.ts`], {
    "Signing in keeps the person's own unsaved work in this browser": ["if (owner === personId) continue;", ""],
    "Work that the API has is removed from the browser at sign-out": ["onlineAt !== undefined ||", ""],
    "Unsaved work is removed from the browser when somebody else signs in": ["!isSignedOut ||", ""],
    "Unsaved work expires in the browser after its owner signed out": ["|| now - savedAt > RETENTION[kind]", ""],
  }),
  ...guardsIn(`${LEAVING}/personal-items.ts`, [`${LEAVING}/leaving.test.ts`], {
    "Signing out removes nothing of somebody else": [
      "if (owner === personId) storage.removeItem(key);",
      "storage.removeItem(key);",
    ],
  }),
  ...guardsIn("web/src/platform/forms/stored-input.ts", [`${LEAVING}/leaving.test.ts`], {
    "Unsaved input is restored only for the person who typed it": [
      'tabItem("typed-words", ownerOfPage())',
      'tabItem("typed-words", "")',
    ],
  }),
];

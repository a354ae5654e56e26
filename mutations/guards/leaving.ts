import { guardsIn } from "../guard.ts";

const LEAVING = "web/src/platform/leaving";

export const leavingGuards = [
  ...guardsIn(`${LEAVING}/remove-items-of-others.ts`, [`${LEAVING}/leaving.test.ts`], {
    "Signing in keeps what one had begun in this browser": ["if (owner === personId) continue;", ""],
    "What the API has goes from a shared computer at once": ["onlineAt !== undefined ||", ""],
    "Words typed in a form go from the tab once somebody else signs in": ["!isSignedOut ||", ""],
    "What somebody typed goes from a shared computer in the end": ["|| now - savedAt > RETENTION[kind]", ""],
  }),
  ...guardsIn(`${LEAVING}/personal-items.ts`, [`${LEAVING}/leaving.test.ts`], {
    "Leaving takes nothing of somebody else along": [
      "if (owner === personId) storage.removeItem(key);",
      "storage.removeItem(key);",
    ],
  }),
  ...guardsIn("web/src/platform/forms/typed-words.ts", [`${LEAVING}/leaving.test.ts`], {
    "What somebody typed is given back to nobody else": [
      'tabItem("typed-words", ownerOfPage())',
      'tabItem("typed-words", "")',
    ],
  }),
];

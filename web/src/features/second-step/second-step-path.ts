/** On the auth site: where somebody proves that it is them, in a second step or again. */
export const SECOND_STEP_PATH = "/bevestigen";

/*
 * Where organisers begin, on the account site. Separate from its other pages: the catalogue leads here, and a page
 * loads the whole module.
 */
export const MANAGEMENT_PATH = "/beheer";
export const MANAGED_COURSES_PATH = `${MANAGEMENT_PATH}/cursussen`;
export const NEW_COURSE_PATH = `${MANAGED_COURSES_PATH}/maken`;

/*
 * Where organisers begin, on the account site. Apart from its other pages: the catalogue leads here, and a module goes with
 * a page as a whole.
 */
export const MANAGEMENT_PATH = "/beheer";
export const MANAGED_COURSES_PATH = `${MANAGEMENT_PATH}/cursussen`;
export const NEW_COURSE_PATH = `${MANAGED_COURSES_PATH}/maken`;

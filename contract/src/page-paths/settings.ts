/*
 * Settings and notifications, on the account site. Separate from its other pages: reading pages lead here, and a page
 * loads the whole module.
 */
export const SETTINGS_PATH = "/instellingen";
export const PROFILE_SETTINGS_PATH = `${SETTINGS_PATH}/profiel`;
export const LOGIN_SETTINGS_PATH = `${SETTINGS_PATH}/login`;
export const PRIVACY_SETTINGS_PATH = `${SETTINGS_PATH}/privacy`;
export const PERSONAL_DATA_PATH = `${PRIVACY_SETTINGS_PATH}/data`;
export const MAIL_SETTINGS_PATH = `${SETTINGS_PATH}/notificaties`;
export const NOTIFICATIONS_PATH = "/notificaties";

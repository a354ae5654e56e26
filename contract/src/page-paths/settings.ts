/* Settings on the account site: apart, since reading pages lead there, and to nothing else of it. */
export const SETTINGS_PATH = "/instellingen";
export const PROFILE_SETTINGS_PATH = `${SETTINGS_PATH}/profiel`;
export const LOGIN_SETTINGS_PATH = `${SETTINGS_PATH}/login`;
export const PRIVACY_SETTINGS_PATH = `${SETTINGS_PATH}/privacy`;
export const PERSONAL_DATA_PATH = `${PRIVACY_SETTINGS_PATH}/data`;
export const MAIL_SETTINGS_PATH = `${SETTINGS_PATH}/notificaties`;
export const NOTIFICATIONS_PATH = "/notificaties";

/** A prefix of all data of one person, used nowhere else. */
export const CANARY = "kanarie";
/** Used in their titles only. */
export const OWN_WORD = `${CANARY}pluim`;
/** The text that one column of the person gets. */
export const canary = (table: string, column: string) => `${CANARY}.${table}.${column}`;

import { conflict, forbidden, notFound, refused } from "#platform/http/errors.ts";

export const noSuchPerson = () => notFound("Dit account bestaat niet.");
export const onlySuperadmins = () => forbidden("Dat kan alleen een superadmin.");
export const lastSuperadmin = () => refused("Er moet altijd een superadmin blijven. Geef eerst iemand anders die rol.");
export const cannotBlockSelf = () => refused("Jezelf blokkeren gaat niet.");
export const cannotRemoveOwnSecondFactor = () => refused("Je eigen tweede stap zet je uit bij je instellingen.");
export const alreadyBlocked = () => conflict("already-blocked", "Dit account is intussen al geblokkeerd.");
export const notBlocked = () => conflict("not-blocked", "Dit account is intussen niet meer geblokkeerd.");

import { notFound, refused } from "#platform/http/errors.ts";

export const noSuchPerson = () => notFound("Dit profiel bestaat niet.");
export const followsOneself = () => refused("Jezelf volgen gaat niet.");

import { plural } from "#platform/formats/numbers.ts";

export const courseTileMessages = {
  house: "van het huis",
  passed: "Deadline voorbij",
  full: "Vol",
  seats: (count: number) => `Nog ${plural(count, "plaats", "plaatsen")}`,
  closed: "Op uitnodiging",
  withoutMeetings: "online, zonder bijeenkomsten",
};

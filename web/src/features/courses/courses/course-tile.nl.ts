export const courseTileMessages = {
  house: "van het huis",
  passed: "Deadline voorbij",
  full: "Vol",
  seats: (count: number) => (count === 1 ? "Nog 1 plaats" : `Nog ${count} plaatsen`),
  closed: "Op uitnodiging",
  withoutMeetings: "online, zonder bijeenkomsten",
};

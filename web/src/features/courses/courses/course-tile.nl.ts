export const courseTileMessages = {
  passed: "Deadline voorbij",
  full: "Volzet",
  seats: (count: number) => (count === 1 ? "Nog 1 plaats" : `Nog ${count} plaatsen`),
  ownPace: "Op je eigen tempo",
  from: (price: string) => `vanaf ${price}`,
  starts: "Vanaf",
};

export const testRetryMessages = {
  now: "Je kan de test opnieuw maken.",
  from: "Je kan de test opnieuw maken vanaf",
};

/**
 * The Reply-To of a mail about a contest: the address where its organiser reads. Never the address of an entrant or
 * juror; without a contact address, replies go to the sender, the house (docs/product/contests.md#contact).
 */
export const replyTo = (contest: { contact_email: string | null }) =>
  contest.contact_email === null ? {} : { replyTo: contest.contact_email };

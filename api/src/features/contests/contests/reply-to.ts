/**
 * The Reply-To of a mail about a contest: where its organiser reads. Never the address of a person who enters or judges;
 * a contest without a contact address leaves it to the sender, the house (docs/product/contests.md#contact).
 */
export const replyTo = (contest: { contact_email: string | null }) =>
  contest.contact_email === null ? {} : { replyTo: contest.contact_email };

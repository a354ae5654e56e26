import { enrolmentApi } from "../enrolment-api.ts";

/**
 * Leaves for the page of the payment provider. It does so by script, because the content security policy blocks a form
 * whose response redirects to another site. Never resolves, so that its caller stays busy until the page is gone.
 */
export async function goToPayment(slug: string) {
  const { data } = await enrolmentApi.enrolments.paymentUrl({ params: { slug } });
  location.assign(data.url.href);
  return new Promise<never>(() => {});
}

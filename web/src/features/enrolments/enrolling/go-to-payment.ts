import { enrolmentApi } from "../enrolment-api.ts";

/**
 * Leaves for where it is paid. By script: the content security policy holds a form whose answer leads to another site.
 * Never resolves: what called it stays busy until the page is gone.
 */
export async function goToPayment(slug: string) {
  const { data } = await enrolmentApi.enrolments.paymentUrl({ params: { slug } });
  location.assign(data.url.href);
  return new Promise<never>(() => {});
}

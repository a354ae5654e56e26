import { BANCONTACT_BY_PHONE } from "@inktvis/contract/features/billing/payment-methods";
import type { Enrolment } from "@inktvis/contract/features/enrolments/enrolment";
import type { Quote } from "@inktvis/contract/features/enrolments/prices";
import { formatAmount } from "#platform/formats/numbers.ts";
import { SubmitButton } from "#platform/forms/submit-button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { PriceLines } from "../price-lines.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { enrollingMessages as copy } from "./enrolling.nl.ts";
import { choicesOf, discountsOf } from "./payment-choices.ts";
import { RefundTerms } from "./refund-terms.tsx";
import type { PaymentFormState } from "./use-payment-form.ts";

/** In euros. */
const PHONE_LIMIT = BANCONTACT_BY_PHONE / 100;

interface OrderProps {
  enrolment: Enrolment;
  form: PaymentFormState;
  quote: Quote | undefined;
  isAsking: boolean;
  retryPrice: (() => Promise<unknown>) | undefined;
}

/** Everything that people should know before they pay, and the button to pay. */
export function Order({ enrolment, form, quote, isAsking, retryPrice }: OrderProps) {
  const { course, payableProblem, refundTerms, seller, withdrawalUntil } = enrolment;
  const isFree = quote?.priceTotal === 0;
  const asksInstalments = !isFree && form.watch("installmentEnabled") === true;
  return (
    <section
      aria-labelledby="order-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-2xl border border-hairline bg-raised p-5 sm:p-7 lg:sticky lg:top-20"
    >
      <h3 className="text-2xl" id="order-title">
        {copy.order}
      </h3>
      <CourseFacts course={course} />
      {retryPrice && <ErrorState onRetry={retryPrice}>{copy.priceFailed}</ErrorState>}
      {quote && (
        <div aria-busy={isAsking} className={`border-t border-hairline pt-5 ${isAsking ? "opacity-60" : ""}`}>
          <PriceLines enrolment={{ ...enrolment, ...chosenIn(enrolment, form), ...quote }} />
          <p className="sr-only" role="status">
            {!isAsking && copy.totalNow(formatAmount(quote.priceTotal))}
          </p>
        </div>
      )}
      <RefundTerms terms={refundTerms} withdrawalUntil={form.watch("waivesWithdrawal") ? undefined : withdrawalUntil} />
      {course.opensAtOnce && (
        <CheckboxField
          label={course.hasRealLifePart ? copy.waiverOfOnlinePart : copy.waiver}
          {...form.field("waivesWithdrawal")}
        />
      )}
      {payableProblem && !isFree ? (
        <p className="notice notice-failed">{payableProblem}</p>
      ) : (
        <div className="grid gap-3">
          <SubmitButton busy={form.isSaving || isAsking} className="w-full">
            {isFree ? copy.enrol : asksInstalments ? copy.sendRequest : copy.pay}
          </SubmitButton>
          {asksInstalments ? (
            <p className="text-sm text-ink-soft">{copy.sendRequestHelp}</p>
          ) : (
            <ButtonHelp seller={seller} total={quote?.priceTotal} />
          )}
        </div>
      )}
    </section>
  );
}

/** What happens when the button is pressed. */
function ButtonHelp({ seller, total }: { seller: string | null; total: number | undefined }) {
  const said = [
    copy.payHelp,
    total !== undefined && total > PHONE_LIMIT && copy.phoneLimit(formatAmount(PHONE_LIMIT)),
    seller && copy.seller(seller),
  ];
  return <p className="text-sm text-ink-soft">{total === 0 ? copy.enrolHelp : said.filter(Boolean).join(" ")}</p>;
}

/** The current choices that the price lines name; they may not be saved yet. */
function chosenIn(enrolment: Enrolment, form: PaymentFormState) {
  const { courseDiscountTypeId: id, ...choices } = choicesOf(form.watch());
  const discount = discountsOf(enrolment).find((each) => each.id === id);
  return {
    priceLevel: choices.priceLevel ?? null,
    bookEnabled: choices.bookEnabled === true,
    taalDeelEnabled: choices.taalDeelEnabled === true,
    verzinEnabled: choices.verzinEnabled === true,
    courseDiscountType: discount ? { name: discount.name } : null,
    discountPercentage: discount?.percentage ?? null,
  };
}

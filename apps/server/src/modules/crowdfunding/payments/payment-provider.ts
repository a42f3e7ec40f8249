import type { Fening } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';

export const currency = 'BAM';

export interface PaymentOrder {
  readonly orderNumber: string;
  readonly amount: Fening;
  /** What the buyer reads at the provider. */
  readonly title: string;
  readonly language: Language;
  readonly buyer: {
    readonly fullName: string;
    readonly email: string;
    readonly phone: string;
    readonly address: string;
    readonly city: string;
    readonly postalCode: string;
    /** A country's name in either language, or its code. */
    readonly country: string;
  };
  readonly returnTo: { readonly success: string; readonly cancel: string };
}

/** What the provider says of an order, proven by its signature or asked over our own connection. */
export interface PaymentReport {
  readonly orderNumber: string;
  /** `open`: nothing decided yet. */
  readonly outcome: 'approved' | 'declined' | 'refunded' | 'open';
  /** Whole fening; null where the provider does not say. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** Names this very notice, so that it is kept once; null for an answer to a question. */
  readonly noticeId: string | null;
  /** What is worth keeping; nothing of the card and nothing of its holder. */
  readonly details: Readonly<Record<string, string>>;
}

/** A request for payment that the browser completes with the provider's card field. */
export interface OpenedPayment {
  readonly reference: string;
  readonly clientSecret: string;
}

/** `reference`: by which the provider knows a refund that it made; null where it does not say. */
export interface RefundAnswer {
  readonly given: boolean;
  readonly reference: string | null;
}

/** The provider did not answer, or not in a way that can be understood. */
export class PaymentProviderError extends Error {}

export interface PaymentProvider {
  /** The form that takes the browser to the provider's page. */
  form(order: PaymentOrder): string;
  /** @throws PaymentProviderError */
  open(order: PaymentOrder): Promise<OpenedPayment>;
  /**
   * Asks how an order stands.
   *
   * @param reference id of the payment, if it was opened by `open`.
   * @returns null if the provider knows no such order.
   * @throws PaymentProviderError
   */
  ask(orderNumber: string, reference: string | null): Promise<PaymentReport | null>;
  /** @param amount the whole or a part. @throws PaymentProviderError */
  refund(orderNumber: string, amount: Fening): Promise<RefundAnswer>;
  /**
   * Reads a notice.
   *
   * @param authorization its `Authorization` header.
   * @returns `forged` unless the header signs exactly this body; `foreign` if it speaks of something
   *   that is no payment.
   */
  read(
    authorization: string | undefined,
    rawBody: Uint8Array,
  ): PaymentReport | 'forged' | 'foreign';
  /** Whether an address of return bears the provider's signature for this order. */
  provesReturn(address: string, orderNumber: string): boolean;
}

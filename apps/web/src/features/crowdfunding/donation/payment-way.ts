import type { PaymentResult } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { acceptForm, type FoundForm, isSafeAddress, type ProviderForm } from './provider-form.ts';

export type PaymentWay =
  | { readonly kind: 'success' }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'form'; readonly form: ProviderForm }
  | { readonly kind: 'pending' };

/** In the order of the specification (§4): a `mock_` secret, a redirect, the provider's form. */
export function paymentWay(
  result: PaymentResult,
  find: (markup: string) => FoundForm | null,
  origins: readonly string[],
): PaymentWay {
  if (result.client_secret?.startsWith('mock_')) return { kind: 'success' };
  if (result.status === 'redirect_required' && result.redirect_url) {
    const url = result.redirect_url;
    return isSafeAddress(url, origins) ? { kind: 'redirect', url } : { kind: 'pending' };
  }
  const form = result.form_html ? acceptForm(find(result.form_html), origins) : null;
  return form ? { kind: 'form', form } : { kind: 'pending' };
}

import { crowdfundingPaths } from '@app/contracts/crowdfunding/crowdfunding.paths';
import { parseAddress } from '@app/contracts/endpoint';
import type { Settings } from '../../../platform/settings.ts';
import { MonriClient } from './monri.client.ts';
import type { PaymentProvider } from './payment-provider.ts';

export const callbackPath = parseAddress(crowdfundingPaths.callback).path;

export const demoPeerPath = '/dev/payments';

/** The address at which this server reaches itself, whatever browsers call it. */
export function ownAddress(settings: Pick<Settings, 'host' | 'port'>): string {
  const anywhere = settings.host === '' || settings.host === '0.0.0.0' || settings.host === '::';
  const host = anywhere ? '127.0.0.1' : settings.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}`;
}

/** The provider that the settings name; in demo mode the same client speaks to the local peer. */
export function createPaymentProvider(
  settings: Pick<Settings, 'payments' | 'publicUrl' | 'host' | 'port'>,
): PaymentProvider {
  const { mode, url, key, token } = settings.payments;
  const own = ownAddress(settings);
  return new MonriClient({
    formUrl: url,
    apiUrl: mode === 'demo' ? `${own}${demoPeerPath}` : url,
    callbackUrl: `${mode === 'demo' ? own : settings.publicUrl}${callbackPath}`,
    key,
    token,
  });
}

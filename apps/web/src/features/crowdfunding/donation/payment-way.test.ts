import { describe, expect, it } from 'vitest';
import { paymentWay } from './payment-way.ts';

const origins = ['https://zamah.ba'];
const found = {
  method: 'post',
  action: 'https://ipg.monri.com/v2/form',
  inputs: [{ type: 'hidden', name: 'order_number', value: 'D-1' }],
};
const way = (
  result: Partial<Parameters<typeof paymentWay>[0]>,
  form: typeof found | null = found,
) => paymentWay({ status: 'open', ...result }, () => form, origins).kind;

describe('how a payment goes on', () => {
  it('a mock_ secret is success, whatever else came', () => {
    expect(way({ client_secret: 'mock_D-1', form_html: '<form>' })).toBe('success');
  });

  it('a redirect goes before the form', () => {
    const redirect_url = 'https://bank.example/pay';
    expect(way({ status: 'redirect_required', redirect_url, form_html: '<form>' })).toBe(
      'redirect',
    );
    expect(way({ redirect_url, form_html: '<form>' })).toBe('form');
  });

  it('no redirect to an unsafe address', () => {
    expect(way({ status: 'redirect_required', redirect_url: 'javascript:alert(1)' })).toBe(
      'pending',
    );
  });

  it('anything else is waited for, also a form that is missing', () => {
    expect(way({})).toBe('pending');
    expect(way({ client_secret: 'secret_D-1' })).toBe('pending');
    expect(way({ form_html: '<p>Sorry</p>' }, null)).toBe('pending');
  });
});

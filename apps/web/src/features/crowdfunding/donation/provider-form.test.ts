import { describe, expect, it } from 'vitest';
import { acceptForm, type FoundForm } from './provider-form.ts';

const origins = ['https://zamah.ba'];
const form: FoundForm = {
  method: 'POST',
  action: 'https://ipg.monri.com/v2/form',
  inputs: [
    { type: 'hidden', name: 'order_number', value: 'D-1' },
    { type: 'hidden', name: 'ch_full_name', value: 'Nermina "N" <Hadžić>' },
  ],
};

describe('the form of the card provider', () => {
  it('is taken with its fields as they are', () => {
    expect(acceptForm(form, origins)).toEqual({
      action: 'https://ipg.monri.com/v2/form',
      fields: [
        { name: 'order_number', value: 'D-1' },
        { name: 'ch_full_name', value: 'Nermina "N" <Hadžić>' },
      ],
    });
  });

  it('may lead to this site, as in the demo', () => {
    const local = 'http://localhost:3000';
    const action = `${local}/dev/payments/v2/form`;
    expect(acceptForm({ ...form, action }, [local])?.action).toBe(action);
    expect(acceptForm({ ...form, action }, origins)).toBeNull();
  });

  it.each([
    ['none', null],
    ['one that is not posted', { ...form, method: 'get' }],
    ['one without fields', { ...form, inputs: [] }],
    ['a visible field', { ...form, inputs: [{ type: 'text', name: 'pan', value: '' }] }],
    ['a button', { ...form, inputs: [{ type: 'BUTTON', name: 'go', value: '' }] }],
    ['a field without a name', { ...form, inputs: [{ type: 'hidden', name: '', value: '1' }] }],
    ['an address without TLS', { ...form, action: 'http://ipg.monri.com/v2/form' }],
    ['a script for an address', { ...form, action: 'javascript:alert(1)' }],
    ['a relative address', { ...form, action: '/v2/form' }],
    ['no address', { ...form, action: '' }],
  ] satisfies [string, FoundForm | null][])('%s is not taken', (_, found) => {
    expect(acceptForm(found, origins)).toBeNull();
  });
});

import { expect, it } from 'vitest';
import { qrPath } from './qr-code.tsx';

it('draws neighbouring dark squares of a row as one piece', () => {
  expect(qrPath(['1101', '0000', '0111'])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

it('draws nothing for a code without dark squares', () => {
  expect(qrPath(['000', '000'])).toBe('');
});

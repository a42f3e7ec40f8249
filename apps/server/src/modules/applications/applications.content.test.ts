import { ApplicationContentBody } from '@app/contracts/applications/content.schemas';
import {
  emptyBudgetItem,
  emptyContent,
  listLimits,
} from '@app/domain/applications/application.content';
import { fening } from '@app/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickBody, toBody, toStored } from './applications.content.ts';
import { completeContent } from './applications.factory.ts';

describe('amounts of a content', () => {
  it('are fening inside and KM outside', () => {
    const content = completeContent();
    const body = toBody(content);
    expect(body.budgetBreakdown[0]).toMatchObject({ amount: 38, quantity: 24 });
    expect(body.goodsAndServices[0]).toMatchObject({ value: 1800 });
    expect(toStored(body)).toEqual(content);
  });

  it('survive the way out and back, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (n) => {
        const content = {
          ...emptyContent(),
          budgetBreakdown: [{ ...emptyBudgetItem('b'), amount: fening(n) }],
        };
        const body = ApplicationContentBody.parse(toBody(content));
        expect(toStored(body)).toEqual(content);
      }),
    );
  });

  it('leave out what was not sent', () => {
    expect(toStored({ projectTitle: 'Kino' })).toEqual({ projectTitle: 'Kino' });
    expect(pickBody(completeContent(), ['municipality'])).toEqual({ municipality: 'Tuzla' });
  });
});

describe('texts of a content', () => {
  const body = toBody(completeContent());
  const read = (change: object) => ApplicationContentBody.parse({ ...body, ...change });

  it('lose what the database cannot keep', () => {
    expect(read({ storyContent: 'a\u0000b\ud800c' }).storyContent).toBe('ab\ufffdc');
    expect(read({ storyContent: 'Šćepan 🎸' }).storyContent).toBe('Šćepan 🎸');
  });

  it('and numbers are bounded, so that every sum is exact', () => {
    const item = { ...body.budgetBreakdown[0], amount: 1_000_000, quantity: 10_000 };
    const all = Array.from({ length: listLimits.budgetBreakdown }, () => item);
    const { budgetBreakdown } = toStored(read({ budgetBreakdown: all }));
    const sum = budgetBreakdown?.reduce((n, { amount, quantity }) => n + amount * quantity, 0);
    expect(Number.isSafeInteger(sum)).toBe(true);
    expect(() => read({ budgetBreakdown: [{ ...item, amount: 0.001 }] })).toThrow();
    expect(() => read({ budgetBreakdown: [{ ...item, amount: -1 }] })).toThrow();
    expect(() => read({ budgetBreakdown: [...all, item] })).toThrow();
  });

  it('name pictures of our own storage and scenes only', () => {
    const picture = (applicationPicture: string) => () => read({ applicationPicture });
    for (const fine of ['/api/ob-files/a.webp', 'a-b_1.png', 'cover:garden']) {
      expect(picture(fine)).not.toThrow();
    }
    for (const foul of [
      'https://a.ba/x.png',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/x',
      '../x',
      'cover:sea',
    ]) {
      expect(picture(foul)).toThrow();
    }
  });
});

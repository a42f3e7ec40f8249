import {
  type BlueBody,
  contentBody,
  type OrangeBody,
} from '@app/contracts/applications/form.schemas';
import { toBody, toStored } from '@app/domain/applications/form/amounts';
import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import { blueForm } from '@app/domain/applications/form/blue.form';
import { emptyContentOf, wholeContent } from '@app/domain/applications/form/form';
import { orangeForm } from '@app/domain/applications/form/orange.form';
import { budgetItem, budgetLines, budgetTotal } from '@app/domain/applications/form/parts';
import { emptyOf } from '@app/domain/applications/form/values';
import { fening } from '@app/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFailure } from '../../platform/http/failure.ts';
import { pickBody, readChanges } from './applications.content.ts';
import { completeContent } from './applications.factory.ts';

const written = completeContent();
const orange = (change: object = {}) =>
  ({ ...toBody(orangeForm, written), ...change }) as OrangeBody;
const read = (change: object) => contentBody('orange').parse(orange(change));

describe('amounts of a content', () => {
  it('are fening inside and KM outside, wherever they stand', () => {
    expect(orange().budgetBreakdown[0]).toMatchObject({ amount: 38, quantity: 24 });
    expect(orange().goodsAndServices[0]).toMatchObject({ value: 1800 });
    expect(toStored(orangeForm, orange())).toEqual(written);
    const blue = contentBody('blue').parse(toBody(blueForm, completeBlueContent())) as BlueBody;
    expect(blue).toMatchObject({ startingCash: 1000, requestedAmount: 3000 });
    expect(blue.products[0]).toMatchObject({ price: 30, variableCost: 6 });
    expect(toStored(blueForm, { ...blue })).toEqual(completeBlueContent());
  });

  it('survive the way out and back, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (n) => {
        const content = {
          ...emptyContentOf(orangeForm),
          budgetBreakdown: [{ ...emptyOf(budgetItem, () => 'b'), amount: fening(n) }],
        };
        const body = contentBody('orange').parse(toBody(orangeForm, content));
        expect(toStored(orangeForm, { ...body })).toEqual(content);
      }),
    );
  });

  it('leave out what was not sent', () => {
    const changes = { projectTitle: 'Kino' };
    expect(readChanges(orangeForm, changes)).toEqual(changes);
    const picked = pickBody(orangeForm, written, ['municipality']);
    expect(picked).toEqual({ municipality: 'Tuzla' });
  });
});

describe('texts of a content', () => {
  it('lose what the database cannot keep', () => {
    expect(read({ storyContent: 'a\u0000b\ud800c' }).storyContent).toBe('ab\ufffdc');
    expect(read({ storyContent: 'Šćepan 🎸' }).storyContent).toBe('Šćepan 🎸');
  });

  it('and numbers are bounded, so that every sum is exact', () => {
    const item = { ...orange().budgetBreakdown[0], amount: 1_000_000, quantity: 10_000 };
    const all = Array.from({ length: budgetLines.max }, () => item);
    const content = { ...toStored(orangeForm, read({ budgetBreakdown: all })) };
    const { budgetBreakdown } = wholeContent(orangeForm, content);
    expect(Number.isSafeInteger(budgetTotal({ budgetBreakdown }))).toBe(true);
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

it('changes are refused part by part, by the path of each', () => {
  const refused = readChanges(blueForm, {
    startingCash: -1,
    products: [{ ...completeBlueContent().products[0], units: [1, 2.5] }],
    projectTitle: 'Kino',
  });
  const issues = isFailure(refused) ? (refused.issues ?? []) : [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([
    'changes.products.0.units.1',
    'changes.startingCash',
    'changes.projectTitle',
  ]);
});

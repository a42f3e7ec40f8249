import { describe, expect, it } from 'vitest';
import { fening } from '../../money.ts';
import { completeContent } from '../applications.factory.ts';
import { toBody } from './amounts.ts';
import { completeBlueContent } from './blue.factory.ts';
import { blueForm } from './blue.form.ts';
import { changesBetween } from './compare.ts';
import {
  type AnyContent,
  copyContent,
  emptyContentOf,
  fieldsOf,
  filesIn,
  mapContent,
  optionalSectionsOf,
  sectionKeysOf,
  sectionOfField,
  wholeContent,
  withoutSections,
} from './form.ts';
import { formOf, grantKinds } from './forms.ts';
import { missingIn, sectionProgress } from './missing.ts';
import { orangeForm } from './orange.form.ts';
import { completeTrip, tripForm } from './probe.factory.ts';

const alone = { team: { members: 1, minimum: 1 } };

describe('every form', () => {
  it.each(grantKinds)('%s names each field once and ends with the check before sending', (kind) => {
    const form = formOf(kind);
    const named = Object.values(form.sections).flatMap((fields) => Object.keys(fields));
    expect(named).toEqual([...new Set(named)]);
    expect(sectionKeysOf(form).slice(-1)).toEqual(['review']);
    expect(sectionKeysOf(form)).toEqual(expect.arrayContaining([...form.alwaysCompulsory]));
    for (const field of [...named, ...form.given]) expect(sectionOfField(form, field)).toBeTruthy();
  });

  it('is known by its kind', () => {
    expect(() => formOf('green')).toThrow(RangeError);
    expect(() => sectionOfField(tripForm, 'price of bread')).toThrow(RangeError);
  });
});

describe('a kind that nobody knows', () => {
  it('starts empty, its choices as they are first offered', () => {
    expect(emptyContentOf(tripForm)).toEqual({
      name: '',
      why: '',
      town: '',
      picture: null,
      extraAnswers: [],
      departure: '',
      means: 'bus',
      overnight: false,
      stops: [],
      price: 0,
    });
    expect(Object.keys(fieldsOf(tripForm))).toHaveLength(10);
  });

  it('lacks what its fields ask for', () => {
    expect(missingIn(tripForm, completeTrip, alone)).toEqual([]);
    const stops = [{ ...completeTrip.stops[0], place: ' ' }];
    const content = { ...completeTrip, name: 'Do', departure: '2027-02-30', stops };
    expect(missingIn(tripForm, content, alone)).toEqual([
      { section: 'where', field: 'name', code: 'TOO_SHORT' },
      { section: 'travel', field: 'departure', code: 'INVALID' },
      { section: 'travel', field: 'stops.0.place', code: 'REQUIRED' },
    ]);
    expect(sectionProgress(tripForm, content, alone)).toEqual({
      where: { done: false, missing: 1 },
      travel: { done: false, missing: 2 },
      team: { done: true, missing: 0 },
      review: { done: false, missing: 3 },
    });
  });

  it('is made whole from what was kept before a field existed, without what is no field', () => {
    const { overnight, ...old } = completeTrip;
    const [{ travellers, ...stop }] = completeTrip.stops;
    expect(wholeContent(tripForm, { ...old, stops: [stop], status: 'won' })).toEqual({
      ...completeTrip,
      overnight: false,
      stops: [{ ...stop, travellers: 0 }],
    });
  });

  it('is copied with items of its own and guides who are in the team', () => {
    let n = 0;
    const ids = { members: new Map([['m1', 'm2']]), files: new Map<string, string>() };
    const copy = copyContent(tripForm, completeTrip, () => `new-${++n}`, ids);
    expect(copy.stops).toEqual([
      { id: 'new-1', place: 'Sarajevo', guide: 'm2', travellers: 20 },
      { id: 'new-2', place: 'Mostar', guide: '', travellers: 18 },
    ]);
  });

  it('has its files found at any depth, and takes those along that are copied', () => {
    const letter = { file: 'f1', name: 'Pismo.pdf', bytes: 9 };
    const files = [letter, { ...letter, file: 'f2' }];
    const one = { id: 'e1', kind: 'interview', what: 'Razgovor', happenedOn: '', files };
    const content = { ...completeBlueContent(), evidence: [one] };
    expect(filesIn(blueForm, content)).toEqual(['f1', 'f2']);
    const ids = { members: new Map<string, string>(), files: new Map([['f1', 'n1']]) };
    const copy = copyContent(blueForm, content, () => 'x', ids);
    expect(copy.evidence).toEqual([{ ...one, id: 'x', files: [{ ...letter, file: 'n1' }] }]);
  });

  it('has its amounts found wherever they stand', () => {
    const inKm = mapContent(tripForm, { price: fening(120_000), name: 'x' }, 'money', (one) =>
      String(one),
    );
    expect(inKm).toEqual({ price: '120000', name: 'x' });
  });
});

describe('a section that a call leaves out', () => {
  const complete = { orange: completeContent(), blue: completeBlueContent() };
  const each = grantKinds.flatMap((kind) =>
    optionalSectionsOf(formOf(kind)).map((section) => [kind, section] as const),
  );

  it.each(each)(
    '%s without %s: is asked for nowhere, and may stand empty or broken',
    (kind, section) => {
      const form = formOf(kind);
      const short = withoutSections(form, [section]);
      expect(withoutSections(form, [section])).toBe(short);
      expect(sectionKeysOf(short)).toEqual(sectionKeysOf(form).filter((key) => key !== section));

      const fields = Object.keys(form.sections[section] ?? {});
      const empty = emptyContentOf(form) as AnyContent;
      const nothing = Object.fromEntries(fields.map((field) => [field, empty[field]]));
      const content = { ...complete[kind], ...nothing };
      expect(missingIn(form, content, alone).map((one) => one.section)).toEqual(
        section === 'figures' ? [] : expect.arrayContaining([section]),
      );
      expect(missingIn(short, content, alone)).toEqual([]);
      const progress = sectionProgress(short, content, alone);
      expect(Object.keys(progress)).toEqual(sectionKeysOf(short));
      expect(Object.values(progress).every(({ done }) => done)).toBe(true);
      expect(missingIn(short, empty, alone)).toEqual(
        missingIn(form, empty, alone).filter((one) => one.section !== section),
      );
      expect(emptyContentOf(short)).toEqual(empty);

      // What stands there from before is kept, but read by nothing.
      expect(wholeContent(short, complete[kind])).toEqual(wholeContent(form, complete[kind]));
      expect(short.about(complete[kind])).toEqual(form.about(content));
      expect(toBody(short, complete[kind])).toEqual(toBody(form, content));
      expect(changesBetween(short, complete[kind], content)).toEqual([]);
    },
  );

  it('is not measured by the rules either', () => {
    const content = { ...completeContent(), selectedSdgs: [4], projectStartDate: '2030-01-01' };
    const flaws = (omitted: string[]) =>
      missingIn(withoutSections(orangeForm, omitted), content, alone).map(({ field }) => field);
    expect(flaws([])).toContain('selectedSdgSubcategories');
    expect(flaws(['impact', 'activities'])).toEqual(['projectEndDate']);
    expect(withoutSections(orangeForm, ['impact']).about(content).goals).toEqual([]);
  });

  it('is never one that every call asks for', () => {
    expect(withoutSections(orangeForm, ['basics', 'team', 'review', 'bread'])).toBe(orangeForm);
  });
});

describe('two revisions', () => {
  const before = completeBlueContent();
  const [product] = before.products;
  if (!product) throw new Error('The complete content sells nothing.');

  it('of the same content differ in nothing', () => {
    expect(changesBetween(formOf('blue'), before, structuredClone(before))).toEqual([]);
  });

  it('tell value by value what changed', () => {
    const after = {
      ...before,
      ideaSentence: 'Servis na dvorištu.',
      products: [{ ...product, price: fening(3500) }],
      risks: [],
    };
    expect(changesBetween(formOf('blue'), before, after)).toEqual([
      {
        section: 'basics',
        path: 'ideaSentence',
        before: before.ideaSentence,
        after: 'Servis na dvorištu.',
      },
      { section: 'sales', path: 'products.0.price', before: 3000, after: 3500 },
      { section: 'risks', path: 'risks.0', before: before.risks[0], after: null },
    ]);
  });

  it('know an item that only moved from one that is new', () => {
    const fresh = { ...product, id: 'fresh', name: 'Guma' };
    const was = { ...before, products: [product, { ...product, id: 'second' }] };
    const is = { ...before, products: [fresh, { ...product, id: 'second' }, product] };
    expect(changesBetween(formOf('blue'), was, is)).toEqual([
      { section: 'sales', path: 'products.0', before: null, after: fresh },
    ]);
    const turned = { ...was, products: [...was.products].reverse() };
    expect(changesBetween(formOf('blue'), was, turned)).toEqual([
      { section: 'sales', path: 'products', before: was.products, after: turned.products },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { type CallContent, emptyCall, emptyQuestion } from './call.content.ts';
import { begunSections, callMissing, fixedFields } from './call.missing.ts';
import { completeCall } from './calls.factory.ts';

const now = new Date('2026-03-10T12:00:00Z');
const none = { bhs: '', en: '' };
const both = { bhs: 'da', en: 'yes' };

const missing = (plan: Partial<CallContent>, status: 'draft' | 'closed' = 'draft') =>
  callMissing(completeCall(plan), { now, status }).map(
    ({ section, path, code, blocks }) => `${section} ${path} ${code}${blocks ? ' !' : ''}`,
  );

describe('what was begun', () => {
  const empty = emptyCall({ kind: 'blue', bankSlug: 'tuzla' });
  it('is nothing in an empty call', () => expect([...begunSections(empty)]).toEqual([]));
  it('is what somebody wrote in', () => {
    const written = { ...empty, title: { bhs: 'Ljeto', en: '' }, totalFund: 9_000 };
    expect([...begunSections(written)]).toEqual(['basics', 'money']);
  });
});

describe('what a call lacks', () => {
  it('is nothing where everything is there', () => {
    expect(missing({})).toEqual([]);
  });

  it('is told for an empty draft in the order of the editor', () => {
    const found = callMissing(emptyCall({ kind: 'blue', bankSlug: 'tuzla' }), {
      now,
      status: 'draft',
    });
    expect(found.map(({ section, path, code }) => `${section} ${path} ${code}`)).toEqual([
      'basics title missing',
      'basics summary missing',
      'basics description missing',
      'basics topics missing',
      'money totalFund missing',
      'money minAmount missing',
      'money maxAmount missing',
      'dates opensAt missing',
      'dates closesAt missing',
      'who who.eligible missing',
      'landing contact.name missing',
      'landing contact.email missing',
    ]);
  });

  const { who, rubric } = completeCall();
  const question = { id: 'q', text: both, passes: 'yes', otherwise: none } as const;
  const rows: [Partial<CallContent>, ...string[]][] = [
    [{ title: { bhs: 'Naslov', en: ' ' } }, 'basics title.en translation'],
    [{ summary: { bhs: '', en: 'Summary' } }, 'basics summary.bhs translation'],
    [{ compulsory: ['problem'], omittedSections: ['story'] }],
    [{ compulsory: ['story'], omittedSections: ['story'] }, 'canvas omittedSections range !'],
    [{ omittedSections: ['budget'] }, 'canvas omittedSections range !'],
    [{ minAmount: 6_000 }, 'money maxAmount order !'],
    [{ totalFund: 4_000 }, 'money totalFund order !'],
    [{ maxAmount: 0 }, 'money maxAmount range !'],
    [{ closesAt: '2026-03-20T08:00:00.000Z' }, 'dates closesAt order !'],
    [{ opensAt: '2026-02-01T08:00:00Z', closesAt: now.toISOString() }, 'dates closesAt past !'],
    // In Sarajevo it closes a minute before midnight, and that is the day that counts.
    [{ decisionsBy: '2026-04-19' }, 'dates decisionsBy order !'],
    [{ decisionsBy: '2026-04-20' }],
    [{ timeline: [{ on: '2026-03-25', text: none }] }, 'dates timeline.0.text missing !'],
    [{ who: { ...who, minAge: 30, maxAge: 15 } }, 'who who.maxAge order !'],
    [{ who: { ...who, minTeam: 5, maxTeam: 3 } }, 'who who.maxTeam order !'],
    [{ who: { ...who, eligible: [] } }, 'who who.eligible missing !'],
    [
      { who: { ...who, notEligible: [{ bhs: 'x', en: '' }] } },
      'who who.notEligible.0.en translation',
    ],
    [{ questions: [question] }, 'who questions.0.otherwise missing !'],
    [{ rubric: rubric.slice(0, 2) }, 'rubric rubric range !', 'rubric rubric sum !'],
    [
      { rubric: rubric.map((one, n) => (n === 3 ? { ...one, weight: 10 } : one)) },
      'rubric rubric sum !',
    ],
    [
      {
        extraQuestions: [
          emptyQuestion('e'),
          { ...emptyQuestion('n'), text: both, kind: 'number', min: 5, max: 4 },
          {
            ...emptyQuestion('c'),
            text: both,
            kind: 'choice',
            options: [{ id: 'o', text: none }],
          },
        ],
      },
      'canvas extraQuestions.0.text missing !',
      'canvas extraQuestions.1.max order !',
      'canvas extraQuestions.2.options range !',
      'canvas extraQuestions.2.options.0.text missing !',
    ],
    [{ documents: [{ id: 'd', title: both, url: '' }] }, 'canvas documents.0.url missing !'],
    [
      { faq: [{ question: both, answer: { bhs: 'da', en: '' } }] },
      'landing faq.0.answer.en translation',
    ],
    [{ picture: 'a.webp' }, 'landing pictureAlt missing !'],
    [
      { seo: { title: { bhs: '', en: 'x' }, description: none } },
      'landing seo.title.bhs translation',
    ],
  ];
  it.each(rows)('%j', (plan, ...expected) => {
    expect(missing(plan)).toEqual(expected);
  });

  it('is not that its end has been, once it is closed', () => {
    const closed = { opensAt: '2026-02-01T08:00:00Z', closesAt: '2026-03-01T08:00:00Z' };
    expect(missing(closed, 'closed')).toEqual([]);
  });

  it('is whatever was published and cannot change', () => {
    const found = callMissing(completeCall(), { now, status: 'open', fixedChanged: ['opensAt'] });
    expect(found).toEqual([{ section: 'dates', path: 'opensAt', code: 'fixed', blocks: true }]);
  });
});

it('less and less of a call can change', () => {
  expect(fixedFields('draft')).toEqual([]);
  expect(fixedFields('scheduled')).not.toContain('opensAt');
  expect(fixedFields('open')).toContain('opensAt');
  expect(fixedFields('open')).not.toContain('closesAt');
  expect(fixedFields('deciding')).toEqual(expect.arrayContaining(['closesAt', 'rubric', 'slug']));
});

import type { ExtraQuestion } from '@app/contracts/calls/call-content.schemas';
import { completeContent } from '@app/domain/applications/applications.factory';
import { completeBlueContent } from '@app/domain/applications/form/blue.factory';
import type { AnyContent } from '@app/domain/applications/form/form';
import { emptyQuestion } from '@app/domain/calls/call.content';
import type { Language } from '@app/messages/catalogue';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPdf } from '../../platform/pdf/pdf.testing.ts';
import { applicationPdf } from './applications.pdf.ts';
import { record } from './applications.record.factory.ts';
import { viewFor } from './applications.view.service.ts';

const { ownerId } = record.application;
const actor = (id: string, role: string) => ({ id, role, permissions: [] });
const [owner, admin] = [actor(ownerId, 'USER'), actor('admin', 'ADMIN')];
const members = [
  { id: 'm1', name: 'Amina Hodžić', profile_picture_url: null, role: 'vlasnik' },
  { id: 'm2', name: 'Emir Đulić', profile_picture_url: null, role: 'clan' },
];

async function pdfOf(
  content: AnyContent,
  language: Language,
  { kind = 'orange' as 'orange' | 'blue', as = admin, pictures = new Map<string, Buffer>() } = {},
) {
  const sent = {
    ...record,
    call: {
      ...record.call,
      kind,
      extraQuestions: [
        {
          ...(emptyQuestion('q1') as ExtraQuestion),
          text: { bhs: 'Ko čuva ključ?', en: 'Who keeps the key?' },
        },
      ],
    },
  };
  const view = viewFor(sent, content, members, as, record.application.createdAt);
  return readPdf(await applicationPdf(view, language, 'Zamah', pictures));
}

const file = { file: 'f.pdf', name: 'ponuda-čelik.pdf' };
const orange = () => {
  const content = completeContent();
  const [projector, screen] = content.budgetBreakdown;
  return {
    ...content,
    budgetBreakdown: [
      { ...projector, category: 'Oprema', offers: [file] },
      { ...screen, category: 'Građa' },
    ],
    projectActivities: content.projectActivities.map((one) => ({ ...one, responsible: 'm2' })),
    extraAnswers: [{ id: 'q1', answer: 'Ključ čuva domaćica Đula.', files: [] }],
  };
};

it('says the head, every field and the budget by category, labels in the reader’s language', async () => {
  const { text, info } = await pdfOf(orange(), 'bhs');
  expect(info).toMatchObject({ Title: 'Kino pod vedrim nebom' });
  const lines = [
    'Narandžasti grant',
    'Poziv Jesenji poziv',
    'Tim Amina Hodžić (vodi prijavu)',
    'Traženi iznos 3.860\u00a0KM',
    'Poslano 20. novembar 2026. u 13:00',
    'Verzija 1',
    'Ko čuva ključ?\nKljuč čuva domaćica Đula.',
    'Oprema 2.500\u00a0KM\nProjektor 1 2.500\u00a0KM 2.500\u00a0KM',
    'Građa 1.360\u00a0KM\nPlatno 10 136\u00a0KM 1.360\u00a0KM\nUkupno 3.860\u00a0KM',
    '11. Održivi gradovi i zajednice',
    // Written by nobody, and not asked for.
    'Šta tim daje sam\nNije napisano.',
  ];
  for (const line of lines)
    expect(text.replaceAll('\u00a0', ' ')).toContain(line.replaceAll('\u00a0', ' '));

  const english = (await pdfOf(orange(), 'en')).text;
  for (const word of [
    'Orange grant',
    'Equipment 2,500',
    'Requested amount',
    'Autumn call',
    'Who keeps the key?',
  ]) {
    expect(english).toContain(word);
  }
});

it('shows the cover once and every other picture, but none that is gone', async () => {
  const plain = { width: 8, height: 8, channels: 3, background: '#2563eb' } as const;
  const jpeg = await sharp({ create: plain }).jpeg().toBuffer();
  const content = {
    ...completeBlueContent(),
    picture: 'a.webp',
    pictures: ['b.webp', 'gone.webp'],
  };
  const pictures = new Map([
    ['a.webp', jpeg],
    ['b.webp', jpeg],
  ]);
  const shown = await pdfOf(content, 'bhs', { kind: 'blue', pictures });
  expect(shown.tags.filter((role) => role === 'Figure')).toHaveLength(2);
  const without = await pdfOf(content, 'bhs', { kind: 'blue' });
  expect(without.tags).not.toContain('Figure');
});

it('says nothing that its reader may not read', async () => {
  expect((await pdfOf(orange(), 'bhs')).text).toContain('Odgovorna osoba Emir Đulić');
  const own = (await pdfOf(orange(), 'bhs', { as: owner })).text;
  expect(own).toContain('domaćica Đula');
  expect(own).not.toContain('Odgovorna osoba');
  const stranger = (await pdfOf(orange(), 'bhs', { as: actor('x', 'USER') })).text;
  expect(stranger).toContain('Projektor');
  expect(stranger).not.toContain('domaćica Đula');
});

it('holds a text of ten thousand letters whole', async () => {
  const storyContent = 'Priča ćaskanja. '.repeat(625);
  const { pages, text } = await pdfOf({ ...orange(), storyContent }, 'bhs');
  expect(pages.length).toBeGreaterThan(4);
  expect(text.match(/ćaskanja\./g)).toHaveLength(625);
});

it('works out the year of a business', async () => {
  const { text } = await pdfOf({ ...completeBlueContent() }, 'bhs', { kind: 'blue' });
  const plain = text.replaceAll('\u00a0', ' ');
  for (const line of [
    'Plavi grant',
    'Mjesec Prihod Materijal i dijelovi Stalni troškovi Ostaje Račun',
    'mart 2027. 600,00 120,00 180,00 300,00 1.300,00',
    'februar 2028. 0,00 0,00 180,00 −180,00 760,00',
    'Mjesečne troškove pokriva: 8 komada.',
    'Zbir se slaže.',
  ]) {
    expect(plain).toContain(line);
  }
});

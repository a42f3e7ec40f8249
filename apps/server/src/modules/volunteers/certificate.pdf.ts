import type { VolunteerInvitation } from '@app/contracts/volunteers/volunteers.schemas';
import type { Language } from '@app/messages/catalogue';
import { formatDate } from '@app/messages/format/dates';
import { formatQuantity } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import { volunteersDocumentTexts } from '@app/messages/volunteers-document';
import type { z } from 'zod';
import { writePdf } from '../../platform/pdf/pdf.ts';
import type { Platform } from '../../platform/platform.ts';
import { qrPicture } from '../../platform/qr.ts';
import { volunteerAddress } from './volunteers.tokens.ts';

addTexts('volunteers-document', volunteersDocumentTexts);

type Key = keyof typeof volunteersDocumentTexts;

/** What a volunteer shows to others, with the code that leads to where it can be checked. */
export async function certificatePdf(
  p: Pick<Platform, 'settings' | 'clock'>,
  {
    name,
    title,
    activity,
    task,
    startsOn,
    endsOn,
    hours,
    bank,
  }: z.output<typeof VolunteerInvitation>,
  { secret, language }: { readonly secret: string; readonly language: Language },
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const say = (key: Key, values?: Parameters<typeof translate>[2]) =>
    translate(language, `volunteers-document.${key}`, values);
  const address = volunteerAddress(p, secret);
  const days = [startsOn, endsOn].flatMap((day) => day ?? []).map(formatDate);
  const rows: (readonly [Key, string])[] = [
    ['who', name],
    ['activity', activity],
    ...(task ? [['task', task] as const] : []),
    ...(days.length > 0 ? [['when', [...new Set(days)].join(' – ')] as const] : []),
    ['hours', formatQuantity(hours ?? 0, language)],
    ['project', title],
    ['bank', bank.name],
  ];
  const content = await writePdf(
    {
      title: `${say('name')}: ${name}`,
      subject: say('name'),
      author: bank.name,
      creator: p.settings.brand,
      language,
      at: p.clock.now(),
      accent: '#ea580c',
      foot: (page, all) => say('foot', { name, page, pages: all }),
    },
    [
      { kind: 'quiet', text: say('name') },
      { kind: 'title', text: name },
      { kind: 'text', text: say('lead', { bank: bank.name }) },
      {
        kind: 'table',
        widths: [1, 2],
        rows: rows.map(([key, text]) => ({ cells: [say(key), text] })),
      },
      { kind: 'section', text: say('check') },
      { kind: 'text', text: address },
      { kind: 'pictures', pictures: [{ content: await qrPicture(address), alt: say('qr') }] },
    ],
  );
  return { name: `${say('fileName')}.pdf`, content };
}

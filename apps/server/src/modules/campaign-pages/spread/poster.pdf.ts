import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { pages } from '@app/contracts/pages';
import { cutText } from '@app/domain/cut-text';
import { toKm } from '@app/domain/money';
import { campaignPosterTexts } from '@app/messages/campaign-poster';
import type { Language } from '@app/messages/catalogue';
import { formatDayOf } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import type { z } from 'zod';
import { writePdf } from '../../../platform/pdf/pdf.ts';
import type { Platform } from '../../../platform/platform.ts';
import { qrPicture } from '../../../platform/qr.ts';

addTexts('campaign-poster', campaignPosterTexts);

type Key = keyof typeof campaignPosterTexts;

/**
 * A sheet for a door or a board, with the code that leads to the campaign.
 *
 * @param picture the project's own with its title, as networks show it; null where it has none.
 */
export async function posterPdf(
  p: Pick<Platform, 'settings' | 'clock'>,
  campaign: z.output<typeof CampaignView>,
  { picture, language }: { readonly picture: Buffer | null; readonly language: Language },
): Promise<{ readonly name: string; readonly content: Buffer }> {
  const { title, summary, bankName, targetAmount, endsAt, slug } = campaign;
  const say = (key: Key, values?: Parameters<typeof translate>[2]) =>
    translate(language, `campaign-poster.${key}`, values);
  const address = `${p.settings.publicUrl}${pages.campaigns({ id: campaign.applicationId })}`;
  const content = await writePdf(
    {
      title: say('name', { title }),
      subject: say('subject'),
      author: bankName,
      creator: p.settings.brand,
      language,
      at: p.clock.now(),
      accent: '#ea580c',
      foot: () => `${bankName} · ${p.settings.brand}`,
    },
    [
      ...(picture
        ? [{ kind: 'pictures' as const, pictures: [{ content: picture, alt: title }] }]
        : [{ kind: 'field' as const, text: title }]),
      { kind: 'title', text: say('scan') },
      {
        kind: 'pictures',
        large: true,
        pictures: [{ content: await qrPicture(address), alt: say('qr') }],
      },
      { kind: 'text', text: cutText(summary, 'description') },
      {
        kind: 'field',
        text: say('goal', {
          goal: formatKm(toKm(targetAmount), language),
          until: formatDayOf(endsAt, language),
        }),
      },
      { kind: 'quiet', text: address },
    ],
  );
  return { name: `${say('fileName')}-${slug}.pdf`, content };
}

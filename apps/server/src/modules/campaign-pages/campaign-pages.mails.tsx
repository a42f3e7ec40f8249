import { pages } from '@app/contracts/pages';
import { campaignPagesMailsTexts } from '@app/messages/campaign-pages-mails';
import { addTexts, translate } from '@app/messages/translate';
import type { MailAccent } from '../../platform/mail/colours.ts';
import { MailButton, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { DonorMail } from '../crowdfunding/public.ts';
import type { QuestionRow, UpdateRow } from './campaign-pages.repo.ts';

addTexts('campaignPagesMails', campaignPagesMailsTexts);

type Place = Pick<Settings, 'brand' | 'publicUrl'>;
type Key = keyof typeof campaignPagesMailsTexts | 'newsPictures';

const paragraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface ToDonor {
  readonly donation: Parameters<DonorMail>[1];
  readonly campaign: Parameters<DonorMail>[2];
  readonly token: string;
}

/** News of the team, with the way to get no more of them. */
export function newsMail(
  settings: Place,
  { title, text, pictures }: UpdateRow,
  { donation, campaign, token }: ToDonor,
): Mail {
  const { language, orderNumber } = donation;
  const values = { brand: settings.brand, project: campaign.title, title, count: pictures.length };
  const t = (key: Key) => translate(language, `campaignPagesMails.${key}`, values);
  const at = { id: campaign.applicationId };
  const stop = pages.campaigns({ ...at, odjava: `${orderNumber}.${token}` });
  const endNews = `/api/crowdfunding/donations/${orderNumber}/news/${token}`;
  return {
    to: donation.donorEmail,
    subject: t('newsSubject'),
    unsubscribe: `${settings.publicUrl}${endNews}`,
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent={campaign.kind}
        preview={t('newsPreview')}
        title={title}
        reason={t('newsReason')}
      >
        <MailText quiet>{t('newsOf')}</MailText>
        {paragraphs(text).map((one, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, never reordered
          <MailText key={n}>{one}</MailText>
        ))}
        {pictures.length > 0 ? <MailText quiet>{t('newsPictures')}</MailText> : null}
        <MailButton href={`${settings.publicUrl}${pages.campaigns({ ...at, hash: 'novosti' })}`}>
          {t('newsSee')}
        </MailButton>
        <MailText quiet>
          {t('newsStop')}{' '}
          <a href={`${settings.publicUrl}${stop}`} style={{ color: 'inherit' }}>
            {t('newsStopLink')}
          </a>
        </MailText>
      </MailLayout>
    ),
  };
}

/** The team's answer, to who asked. */
export function answerMail(
  settings: Place,
  row: QuestionRow,
  { project, grant }: { readonly project: string; readonly grant: MailAccent },
): Mail {
  const { language, name, question, answer, email, applicationId } = row;
  const values = { brand: settings.brand, project, name };
  const t = (key: Key) => translate(language, `campaignPagesMails.${key}`, values);
  const address = `${settings.publicUrl}${pages.campaigns({ id: applicationId, hash: 'pitanja' })}`;
  return {
    to: email,
    subject: t('answerSubject'),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent={grant}
        preview={t('answerPreview')}
        title={t('answerTitle')}
        reason={t('answerReason')}
      >
        <MailText quiet>{question}</MailText>
        {paragraphs(answer ?? '').map((one, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, never reordered
          <MailText key={n}>{one}</MailText>
        ))}
        <MailButton href={address}>{t('answerSee')}</MailButton>
      </MailLayout>
    ),
  };
}

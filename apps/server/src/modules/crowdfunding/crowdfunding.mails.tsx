import { pages } from '@app/contracts/pages';
import { fening, toKm } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { crowdfundingMailsTexts } from '@app/messages/crowdfunding-mails';
import { formatDayOf, formatLongDate } from '@app/messages/format/dates';
import { formatKm, formatKmAndEuro } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import type { ReactElement, ReactNode } from 'react';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Campaign } from './campaigns/campaigns.repo.ts';
import type { Donation } from './donations/donations.repo.ts';

addTexts('crowdfundingMails', crowdfundingMailsTexts);

type Place = Pick<Settings, 'brand' | 'publicUrl'>;
type Values = Readonly<Record<string, string | number>>;
type TextOf = (key: string, values?: Values) => string;
type Member = { readonly email: string; readonly language: Language };
type Name = 'receipt' | 'refund' | 'started' | 'ended' | 'endedDonor' | 'secondRound';

const money = (amount: number, language: Language): string =>
  formatKm(toKm(fening(amount)), language);

/** @param name begins the keys of its texts. */
function campaignMail(
  settings: Place,
  { email, language }: Member,
  campaign: Campaign,
  name: Name,
  values: Values,
  content: (t: TextOf, button: ReactElement) => ReactNode,
): Mail {
  const t: TextOf = (key, given) => translate(language, `crowdfundingMails.${key}`, given);
  const isTeam = name === 'started' || name === 'ended';
  const address = `${settings.publicUrl}${pages.campaigns({ id: campaign.applicationId })}`;
  return {
    to: email,
    subject: t(`${name}Subject`, values),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="orange"
        preview={t(`${name}Preview`, values)}
        title={t(`${name}Title`, values)}
        reason={t(isTeam ? 'teamReason' : 'donorReason', { brand: settings.brand })}
      >
        <MailText>{t(`${name}Text`, values)}</MailText>
        {content(t, <MailButton href={address}>{t('seeCampaign')}</MailButton>)}
      </MailLayout>
    ),
  };
}

const donorOf = ({ donorEmail, language }: Donation): Member => ({ email: donorEmail, language });

const giftOf = ({ amount, language }: Donation, { title }: Campaign) => ({
  amount: money(amount, language),
  title,
});

/** @param receiptAt addresses of the receipt as a page and as a PDF. */
export function receiptMail(
  settings: Place,
  donation: Donation,
  campaign: Campaign,
  receiptAt: { readonly page: string; readonly pdf: string },
): Mail {
  const { language, donorName, donorSurname, orderNumber } = donation;
  const receipt = donation.receiptNumber ?? orderNumber;
  const values = { ...giftOf(donation, campaign), receipt, name: donorName };
  return campaignMail(settings, donorOf(donation), campaign, 'receipt', values, (t, button) => (
    <>
      <MailFacts
        facts={[
          [t('receiptNumber'), receipt],
          [t('amount'), formatKmAndEuro(toKm(fening(donation.amount)), language)],
          ...(donation.matched > 0
            ? ([[t('matched'), money(donation.matched, language)]] as const)
            : []),
          [t('project'), campaign.title],
          [t('donor'), `${donorName} ${donorSurname}`],
          [t('date'), formatLongDate(donation.settledAt ?? donation.createdAt, language)],
          [t('order'), orderNumber],
        ]}
      />
      <MailButton href={receiptAt.page}>{t('openReceipt')}</MailButton>
      <MailText>
        <a href={receiptAt.pdf} style={{ color: 'inherit' }}>
          {t('receiptPdf')}
        </a>
      </MailText>
      {button}
      <MailText quiet>{t('receiptNext')}</MailText>
    </>
  ));
}

/** @param given what is given back now, and how much that makes in all. */
export function refundMail(
  settings: Place,
  donation: Donation,
  campaign: Campaign,
  given: { readonly amount: number; readonly after: number },
): Mail {
  const { language } = donation;
  const values = { amount: money(given.amount, language), title: campaign.title };
  const whole = money(donation.amount, language);
  const left = money(donation.amount - given.after, language);
  return campaignMail(settings, donorOf(donation), campaign, 'refund', values, (t) => (
    <>
      {/* Only what was never counted came too late; a counted one was given back by the bank. */}
      {donation.receiptNumber === null && <MailText>{t('refundBecauseFull')}</MailText>}
      {campaign.releasedAt !== null && <MailText>{t('refundBecauseReleased')}</MailText>}
      {given.after < donation.amount && <MailText>{t('refundPart', { whole, left })}</MailText>}
      <MailFacts
        facts={[
          [t('refundAmount'), values.amount],
          [t('project'), campaign.title],
          [t('order'), donation.orderNumber],
        ]}
      />
    </>
  ));
}

export function startedMail(settings: Place, member: Member, campaign: Campaign): Mail {
  const { language } = member;
  const start = formatDayOf(campaign.startsAt, language);
  const values = { title: campaign.title, amount: money(campaign.target, language), start };
  return campaignMail(settings, member, campaign, 'started', values, (t, button) => (
    <>
      <MailFacts
        facts={[
          [t('goal'), values.amount],
          [t('minimum'), money(campaign.minimum, language)],
          [t('starts'), formatLongDate(campaign.startsAt, language)],
          [t('ends'), formatLongDate(campaign.endsAt, language)],
        ]}
      />
      {button}
      <MailText quiet>{t('startedNext')}</MailText>
    </>
  ));
}

export function endedMail(settings: Place, member: Member, campaign: Campaign): Mail {
  const amount = money(campaign.settled, member.language);
  const goal = money(campaign.target, member.language);
  const values = { title: campaign.title, amount, goal, count: campaign.donorCount };
  const enough = campaign.settled >= campaign.minimum;
  return campaignMail(settings, member, campaign, 'ended', values, (t, button) => (
    <>
      <MailText>{t(enough ? 'endedEnough' : 'endedBelow')}</MailText>
      {button}
    </>
  ));
}

/** To whoever gave: how it came out, and what comes next. */
export function endedDonorMail(settings: Place, donation: Donation, campaign: Campaign): Mail {
  const { language } = donation;
  const amount = money(campaign.settled, language);
  const goal = money(campaign.target, language);
  const values = { title: campaign.title, amount, goal };
  const enough = campaign.settled >= campaign.minimum;
  return campaignMail(settings, donorOf(donation), campaign, 'endedDonor', values, (t, button) => (
    <>
      <MailText>{t(enough ? 'endedDonorEnough' : 'endedDonorBelow')}</MailText>
      {button}
    </>
  ));
}

export function secondRoundMail(settings: Place, donation: Donation, campaign: Campaign): Mail {
  const values = giftOf(donation, campaign);
  return campaignMail(
    settings,
    donorOf(donation),
    campaign,
    'secondRound',
    values,
    (_, button) => button,
  );
}

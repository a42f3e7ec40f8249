import { pages } from '@app/contracts/pages';
import { fening, toKm } from '@app/domain/money';
import type { Language } from '@app/messages/catalogue';
import { crowdfundingMailsTexts } from '@app/messages/crowdfunding-mails';
import { formatDayOf, formatLongDate } from '@app/messages/format/dates';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Campaign } from './campaigns/campaigns.repo.ts';
import type { Donation } from './donations/donations.repo.ts';

addTexts('crowdfundingMails', crowdfundingMailsTexts);

type Place = Pick<Settings, 'brand' | 'publicUrl'>;
type Values = Readonly<Record<string, string | number>>;
type Member = { readonly email: string; readonly language: Language };

const textsOf =
  (language: Language) =>
  (key: string, values: Values = {}) =>
    translate(language, `crowdfundingMails.${key}`, values);

const money = (amount: number, language: Language): string =>
  formatKm(toKm(fening(amount)), language);

const campaignUrl = (settings: Place, campaign: Pick<Campaign, 'applicationId'>) =>
  `${settings.publicUrl}${pages.campaigns({ id: campaign.applicationId })}`;

export function receiptMail(settings: Place, donation: Donation, campaign: Campaign): Mail {
  const { language } = donation;
  const t = textsOf(language);
  const amount = money(donation.amount, language);
  const receipt = donation.receiptNumber ?? donation.orderNumber;
  const values = { amount, receipt, title: campaign.title, name: donation.donorName };
  return {
    to: donation.donorEmail,
    subject: t('receiptSubject', values),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="orange"
        preview={t('receiptPreview')}
        title={t('receiptTitle', values)}
        reason={t('donorReason', { brand: settings.brand })}
      >
        <MailText>{t('receiptText', values)}</MailText>
        <MailFacts
          facts={[
            [t('receiptNumber'), receipt],
            [t('amount'), amount],
            [t('project'), campaign.title],
            [t('donor'), `${donation.donorName} ${donation.donorSurname}`],
            [t('date'), formatLongDate(donation.settledAt ?? donation.createdAt, language)],
            [t('order'), donation.orderNumber],
          ]}
        />
        <MailButton href={campaignUrl(settings, campaign)}>{t('seeCampaign')}</MailButton>
        <MailText quiet>{t('receiptNext')}</MailText>
      </MailLayout>
    ),
  };
}

export function refundMail(settings: Place, donation: Donation, campaign: Campaign): Mail {
  const { language } = donation;
  const t = textsOf(language);
  const values = { amount: money(donation.amount, language), title: campaign.title };
  return {
    to: donation.donorEmail,
    subject: t('refundSubject', values),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="orange"
        preview={t('refundPreview')}
        title={t('refundTitle')}
        reason={t('donorReason', { brand: settings.brand })}
      >
        <MailText>{t('refundText', values)}</MailText>
        {/* Only what was never counted came too late; a counted one was given back by the bank. */}
        {donation.receiptNumber === null && <MailText>{t('refundBecauseFull')}</MailText>}
        <MailFacts
          facts={[
            [t('amount'), values.amount],
            [t('project'), campaign.title],
            [t('order'), donation.orderNumber],
          ]}
        />
      </MailLayout>
    ),
  };
}

export function startedMail(settings: Place, member: Member, campaign: Campaign): Mail {
  const { language } = member;
  const t = textsOf(language);
  const start = formatDayOf(campaign.startsAt, language);
  const values = { title: campaign.title, amount: money(campaign.target, language), start };
  return {
    to: member.email,
    subject: t('startedSubject', values),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="orange"
        preview={t('startedPreview', values)}
        title={t('startedTitle')}
        reason={t('teamReason', { brand: settings.brand })}
      >
        <MailText>{t('startedText', values)}</MailText>
        <MailFacts
          facts={[
            [t('goal'), values.amount],
            [t('minimum'), money(campaign.minimum, language)],
            [t('starts'), formatLongDate(campaign.startsAt, language)],
            [t('ends'), formatLongDate(campaign.endsAt, language)],
          ]}
        />
        <MailButton href={campaignUrl(settings, campaign)}>{t('seeCampaign')}</MailButton>
        <MailText quiet>{t('startedNext')}</MailText>
      </MailLayout>
    ),
  };
}

export function endedMail(settings: Place, member: Member, campaign: Campaign): Mail {
  const { language } = member;
  const t = textsOf(language);
  const amount = money(campaign.settled, language);
  const goal = money(campaign.target, language);
  const values = { title: campaign.title, amount, goal, count: campaign.donorCount };
  const enough = campaign.settled >= campaign.minimum;
  return {
    to: member.email,
    subject: t('endedSubject', values),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="orange"
        preview={t('endedPreview', values)}
        title={t('endedTitle', values)}
        reason={t('teamReason', { brand: settings.brand })}
      >
        <MailText>{t('endedText', values)}</MailText>
        <MailText>{t(enough ? 'endedEnough' : 'endedBelow')}</MailText>
        <MailButton href={campaignUrl(settings, campaign)}>{t('seeCampaign')}</MailButton>
      </MailLayout>
    ),
  };
}

export function secondRoundMail(settings: Place, donation: Donation, campaign: Campaign): Mail {
  const { language } = donation;
  const t = textsOf(language);
  const values = { amount: money(donation.amount, language), title: campaign.title };
  return {
    to: donation.donorEmail,
    subject: t('secondRoundSubject', values),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="orange"
        preview={t('secondRoundPreview')}
        title={t('secondRoundTitle')}
        reason={t('donorReason', { brand: settings.brand })}
      >
        <MailText>{t('secondRoundText', values)}</MailText>
        <MailButton href={campaignUrl(settings, campaign)}>{t('seeCampaign')}</MailButton>
      </MailLayout>
    ),
  };
}

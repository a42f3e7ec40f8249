import { pages } from '@app/contracts/pages';
import { formatLongDate } from '@app/messages/format/dates';
import { formatQuantity } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import { volunteersMailsTexts } from '@app/messages/volunteers-mails';
import type { MailAccent } from '../../platform/mail/colours.ts';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { VolunteerRow } from './volunteers.repo.ts';
import type { Activity } from './volunteers.view.ts';

addTexts('volunteersMails', volunteersMailsTexts);

interface About {
  readonly row: VolunteerRow;
  readonly activity: Activity;
  readonly grant: MailAccent;
  /** Empty while the project has no name. */
  readonly title: string;
  readonly bankName: string;
  readonly place: string;
  /** Empty where they are not named. */
  readonly askedBy: string;
  readonly secret: string;
}

/** Invites to an activity, or leads to the certificate of it. */
export function volunteerMail(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  kind: 'invitation' | 'certificate',
  { row, activity, grant, title, bankName, place, askedBy, secret }: About,
): Mail {
  const { language, halfHours } = row;
  const values = { brand: settings.brand, what: activity.name, title, bank: bankName };
  const t = (key: keyof typeof volunteersMailsTexts) =>
    translate(language, `volunteersMails.${key}`, values);
  const asks = kind === 'invitation';
  const { startsOn, endsOn } = activity;
  const when = [...new Set([startsOn, endsOn])]
    .filter((day) => day !== '')
    .map((day) => formatLongDate(day, language));
  return {
    to: row.email,
    subject: t(asks ? 'subject' : 'doneSubject'),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent={grant}
        preview={t(asks ? 'preview' : 'donePreview')}
        title={t(asks ? 'title' : 'doneTitle')}
        reason={t('reason')}
      >
        <MailText>{t(asks ? 'text' : 'doneText')}</MailText>
        <MailFacts
          facts={[
            [t('activity'), activity.name],
            ...(asks && activity.task ? [[t('task'), activity.task] as const] : []),
            ...(when.length > 0 ? [[t('when'), when.join(' – ')] as const] : []),
            ...(asks && place ? [[t('place'), place] as const] : []),
            ...(asks || halfHours === null
              ? []
              : [[t('hours'), formatQuantity(halfHours / 2, language)] as const]),
            ...(title ? [[t('project'), title] as const] : []),
            ...(asks && askedBy ? [[t('asks'), askedBy] as const] : []),
          ]}
        />
        <MailButton href={`${settings.publicUrl}${pages.volunteer({ token: secret })}`}>
          {t(asks ? 'see' : 'open')}
        </MailButton>
        <MailText quiet>{t(asks ? 'nothing' : 'keep')}</MailText>
      </MailLayout>
    ),
  };
}

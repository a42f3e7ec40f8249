import { pages } from '@app/contracts/pages';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { fening, toKm } from '@app/domain/money';
import { applicationsMailsTexts } from '@app/messages/applications-mails';
import { formatKm } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { MemberName } from '../accounts/public.ts';
import { type ApplicationRecord, formFor } from './applications.repo.ts';
import { formWords } from './applications.words.ts';

addTexts('applicationsMails', applicationsMailsTexts);

type Key = keyof typeof applicationsMailsTexts;

export const mailKinds = ['submitted', 'returned', 'approved', 'winner', 'rejected'] as const;
export type MailKind = (typeof mailKinds)[number];

export interface BoardWords {
  readonly reason: string;
  readonly sections: readonly string[];
}

export function applicationMail(
  settings: Pick<Settings, 'brand' | 'publicUrl'>,
  kind: MailKind,
  to: MemberName,
  record: ApplicationRecord,
  board: BoardWords,
): Mail {
  const { application, call, bank } = record;
  const { language } = to;
  const title = application.projectTitle;
  const t = (key: Key, values: Record<string, string> = {}) =>
    translate(language, `applicationsMails.${key}`, { title, ...values });
  const returned = kind === 'returned';
  const km = toKm(fening(application.requestedAmount));
  const named = sectionKeysOf(formFor(record))
    .filter((key) => board.sections.includes(key))
    .map((key) => formWords(language, call.kind)(`section.${key}`));
  const href = returned
    ? `${settings.publicUrl}${pages.canvas({ edit: application.id })}`
    : `${settings.publicUrl}${pages.project({ slug: application.slug })}`;
  return {
    to: to.email,
    subject: t(`${kind}Subject`),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent="orange"
        preview={t(`${kind}Title`)}
        title={t(`${kind}Title`)}
        reason={t('reason', { brand: settings.brand })}
      >
        <MailText>{t('greeting', { name: to.firstName })}</MailText>
        <MailText>{t(`${kind}Text`)}</MailText>
        {kind === 'submitted' && <MailText>{t('attached')}</MailText>}
        {kind !== 'submitted' && board.reason !== '' && <MailText>{board.reason}</MailText>}
        {returned && <MailText>{t('returnedNext')}</MailText>}
        <MailFacts
          facts={[
            [t('call'), language === 'en' ? call.titleEn : call.titleBhs],
            [t('bank'), bank.name],
            [t('amount'), formatKm(km, language)],
            ...(returned ? [[t('sections'), named.join(', ')] as const] : []),
          ]}
        />
        <MailButton href={href}>{t(returned ? 'returnedButton' : 'see')}</MailButton>
      </MailLayout>
    ),
  };
}

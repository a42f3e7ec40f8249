import type { LocalizedText } from '@app/contracts/common.schemas';
import { canvasOf, projectOf } from '@app/contracts/pages';
import { sectionKeysOf } from '@app/domain/applications/form/form';
import { fening, toKm } from '@app/domain/money';
import { scoreScale } from '@app/domain/reviews/rubric';
import { applicationsMailsTexts } from '@app/messages/applications-mails';
import { formatKm, formatNumber } from '@app/messages/format/numbers';
import { addTexts, translate } from '@app/messages/translate';
import type { Reader } from '../../platform/db/client.ts';
import { MailButton, MailFacts, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { MemberName } from '../accounts/public.ts';
import { type ApplicationRecord, formFor } from './applications.repo.ts';
import { formWords } from './applications.words.ts';

addTexts('applicationsMails', applicationsMailsTexts);

type Key = keyof typeof applicationsMailsTexts;

const decisions = ['approved', 'winner', 'rejected'] as const;
export const mailKinds = ['submitted', 'returned', ...decisions] as const;
export type MailKind = (typeof mailKinds)[number];

export const tellsDecision = (kind: MailKind): boolean =>
  decisions.some((decision) => decision === kind);

declare module '../../platform/provided.ts' {
  interface Provided {
    /** What the board gave an application on the whole, in the order of its call's rubric. */
    readonly boardFeedback: (read: Reader, applicationId: string) => Promise<readonly Feedback[]>;
  }
}

export interface Feedback {
  readonly criterion: LocalizedText;
  /** Of all who scored, on the rubric's scale; who they are is the board's own. */
  readonly mean: number;
}

export interface BoardWords {
  readonly reason: string;
  readonly sections: readonly string[];
  /** With a decision; else empty. */
  readonly feedback: readonly Feedback[];
}

/** Whoever is told a decision, or that something comes back, answers the contact of the call. */
export const replyToOf = ({ call }: ApplicationRecord): Pick<Mail, 'replyTo'> =>
  call.contact.email === '' ? {} : { replyTo: call.contact.email };

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
    ? `${settings.publicUrl}${canvasOf(call.kind)({ edit: application.id })}`
    : `${settings.publicUrl}${projectOf(call.kind)({ slug: application.slug })}`;
  return {
    to: to.email,
    ...(returned || tellsDecision(kind) ? replyToOf(record) : {}),
    subject: t(`${kind}Subject`),
    content: (
      <MailLayout
        language={language}
        settings={settings}
        accent={call.kind}
        preview={t(`${kind}Title`)}
        title={t(`${kind}Title`)}
        reason={t('reason', { brand: settings.brand })}
      >
        <MailText>{t('greeting', { name: to.firstName })}</MailText>
        <MailText>{t(`${kind}Text`)}</MailText>
        {kind === 'submitted' && <MailText>{t('attached')}</MailText>}
        {kind !== 'submitted' && board.reason !== '' && <MailText>{board.reason}</MailText>}
        {returned && <MailText>{t('returnedNext')}</MailText>}
        {board.feedback.length > 0 && (
          <>
            <MailText>{t('feedback')}</MailText>
            <MailFacts
              facts={board.feedback.map(({ criterion, mean }) => [
                criterion[language] || criterion.bhs,
                t('feedbackMean', {
                  mean: formatNumber(mean, language, 1),
                  most: String(scoreScale.max),
                }),
              ])}
            />
          </>
        )}
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

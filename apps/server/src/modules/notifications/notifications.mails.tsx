import type { NotificationView } from '@app/contracts/notifications/notifications.schemas';
import { pages } from '@app/contracts/pages';
import type { Row } from '@app/domain/notifications/notification.groups';
import {
  type NotificationKind,
  notificationKinds,
  typeRules,
} from '@app/domain/notifications/notification.types';
import type { Language } from '@app/messages/catalogue';
import { notificationsKindsTexts } from '@app/messages/notifications-kinds';
import { notificationsMailsTexts } from '@app/messages/notifications-mails';
import { addTexts, translate } from '@app/messages/translate';
import { colours, type MailAccent } from '../../platform/mail/colours.ts';
import { MailButton, MailLayout, MailText } from '../../platform/mail/layout.tsx';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Settings } from '../../platform/settings.ts';

addTexts('notificationsMails', notificationsMailsTexts);
addTexts('notificationsKinds', notificationsKindsTexts);

/** The product, and the address with which this mail is unsubscribed from. */
export interface Place extends Pick<Settings, 'brand' | 'publicUrl'> {
  readonly unsubscribe: string;
}

interface Reader {
  readonly email: string;
  readonly language: Language;
}

const linesAtMost = 20;

/** The halves of the product that speak in the colours of the youth banks. */
const orange: readonly NotificationKind[] = ['teams', 'applications', 'donations', 'mentors'];

/** Blue where it leads to a blue call or application. */
/** What a mail says of a notification. */
type Told = Omit<NotificationView, 'createdAt'>;

function accentOf({ type, actionUrl }: Told): MailAccent {
  if (!orange.includes(typeRules[type].kind)) return 'career';
  return blue.some((start) => actionUrl?.startsWith(start)) ? 'blue' : 'orange';
}

const blue = [pages.blueCall, pages.blueCanvas, pages.blueProject].map(({ path }) =>
  path.replace(/\/:.*/, ''),
);

const textsOf =
  (language: Language) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(language, `notificationsMails.${key}`, values);

export function notificationMail(place: Place, to: Reader, one: Told): Mail {
  const t = textsOf(to.language);
  const accent = accentOf(one);
  return {
    to: to.email,
    subject: one.title,
    unsubscribe: place.unsubscribe,
    content: (
      <MailLayout
        language={to.language}
        settings={place}
        accent={accent}
        preview={one.message}
        title={one.title}
        reason={t('reason', { brand: place.brand })}
      >
        <MailText>{one.message}</MailText>
        <MailButton href={addressOf(place, one.actionUrl)}>
          {t(isOwn(one.actionUrl) ? 'open' : 'openAll')}
        </MailButton>
        <ToSettings place={place} accent={accent} text={t('settings')} />
      </MailLayout>
    ),
  };
}

/** `rows`: newest first, what is about the same thing in one. */
export function digestMail(place: Place, to: Reader, rows: readonly Row<Told>[]): Mail {
  const t = textsOf(to.language);
  const shown = rows.slice(0, linesAtMost);
  const left = countOf(rows.slice(linesAtMost));
  const groups = notificationKinds
    .map((kind) => ({ kind, rows: shown.filter((row) => kindOf(row) === kind) }))
    .filter((group) => group.rows.length > 0);
  return {
    to: to.email,
    subject: t('digestSubject', { count: countOf(rows) }),
    unsubscribe: place.unsubscribe,
    content: (
      <MailLayout
        language={to.language}
        settings={place}
        preview={shown[0]?.items[0]?.message ?? ''}
        title={t('digestTitle')}
        reason={t('digestReason', { brand: place.brand })}
      >
        <MailText>{t('digestText')}</MailText>
        {groups.map((group) => (
          <Group
            key={group.kind}
            place={place}
            name={translate(to.language, `notificationsKinds.${group.kind}`)}
            rows={group.rows}
          />
        ))}
        {left > 0 ? <MailText>{t('digestMore', { count: left })}</MailText> : null}
        <MailButton href={`${place.publicUrl}${pages.network({ hash: 'notifications' })}`}>
          {t('openAll')}
        </MailButton>
        <ToSettings place={place} accent="career" text={t('settings')} />
      </MailLayout>
    ),
  };
}

function Group(props: { place: Place; name: string; rows: readonly Row<Told>[] }) {
  return (
    <>
      <MailText>
        <b>{props.name}</b>
      </MailText>
      {props.rows.map(({ key, items: [newest, ...older] }) =>
        newest ? (
          <MailText key={key} quiet>
            <a
              href={addressOf(props.place, newest.actionUrl)}
              target="_blank"
              rel="noreferrer"
              {...linkLook('career')}
            >
              {newest.title}
              {older.length > 0 ? ` (${older.length + 1})` : null}
            </a>
            <br />
            {newest.message}
          </MailText>
        ) : null,
      )}
    </>
  );
}

function ToSettings({ place, accent, text }: { place: Place; accent: MailAccent; text: string }) {
  return (
    <MailText quiet>
      <a
        href={`${place.publicUrl}${pages.settings({ hash: 'notifications' })}`}
        target="_blank"
        rel="noreferrer"
        {...linkLook(accent)}
      >
        {text}
      </a>
    </MailText>
  );
}

const linkLook = (accent: MailAccent) => ({
  className: 'm-link',
  style: { color: colours[accent].day.link, fontWeight: 600 },
});

/** Only places within the product are led to. */
const isOwn = (url: string | null): url is string => url !== null && /^\/(?![/\\])/.test(url);

const addressOf = (place: Place, url: string | null): string =>
  `${place.publicUrl}${isOwn(url) ? url : pages.network({ hash: 'notifications' })}`;

const kindOf = (row: Row<Told>): NotificationKind | undefined =>
  row.items[0] && typeRules[row.items[0].type].kind;

const countOf = (rows: readonly Row<Told>[]): number =>
  rows.reduce((sum, row) => sum + row.items.length, 0);

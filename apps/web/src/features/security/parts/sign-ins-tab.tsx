import type { SignInEvent, SignInOutcome } from '@app/contracts/security/security.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { EmptyState } from '@app/ui/empty-state';
import {
  CircleCheck,
  CircleQuestionMark,
  CircleSlash,
  CircleX,
  type Icon,
  KeyRound,
  MailQuestionMark,
  OctagonMinus,
} from '@app/ui/icons';
import { Lookout, QuietRiver } from '@app/ui/scenes/arch-pictures';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '../../../lib/addresses/links.tsx';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { type Place, placeUrl } from '../place.ts';
import { figuresQuery, signInsQuery } from '../queries.ts';
import s from '../security.module.css';
import { useSecurityText } from '../text.ts';
import { SecurityList } from './list-states.tsx';
import { SecurityTable } from './security-table.tsx';
import { SignInFilters } from './sign-in-filters.tsx';
import { TabHead } from './tab-head.tsx';
import { useDeviceName } from './use-device-name.ts';
import { MemberRights } from './who.tsx';

export function SignInsTab({ place }: { place: Place }) {
  const t = useSecurityText();
  return (
    <>
      <TabHead title={t('signInsTitle')} lead={t('signInsLead')} />
      <Figures />
      <SignInFilters place={place} />
      <SignIns place={place} />
    </>
  );
}

function Figures() {
  const t = useSecurityText();
  const { number } = useFormat();
  const { data, isError } = useQuery(figuresQuery);
  if (isError && !data) return <p className="small muted">{t('figuresFailed')}</p>;
  const figures = [
    ['figureSignedIn', data?.signedIn],
    ['figureMembers', data?.members],
    ['figureFailed', data?.failed],
    ['figureLimited', data?.limited],
    ['figureAddresses', data?.addresses],
    ['figureLocked', data?.locked],
  ] as const;
  return (
    <section aria-label={t('lastDay')}>
      <p className="small muted">{t('lastDay')}</p>
      <dl className={cx(s.figures, 'mt3')}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value === undefined ? '–' : number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SignIns({ place }: { place: Place }) {
  const t = useSecurityText();
  const query = useInfiniteQuery(signInsQuery(place.query));
  return (
    <SecurityList asked={query} none={<NoSignIns place={place} />}>
      {(events) => (
        <SecurityTable
          caption={t('signInsTable')}
          columns={[
            t('who'),
            t('columnOutcome'),
            t('columnWhen'),
            t('columnDevice'),
            t('columnAddress'),
          ]}
        >
          {events.map((event) => (
            <Row key={event.id} event={event} place={place} />
          ))}
        </SecurityTable>
      )}
    </SecurityList>
  );
}

function Row({ event, place }: { event: SignInEvent; place: Place }) {
  const t = useSecurityText();
  const deviceName = useDeviceName();
  const { member, ip } = event;
  return (
    <tr>
      <td className={s.first}>
        {member ? (
          <Link className="hov" to={placeUrl('ulasci', { ...place.query, clan: member.id })}>
            <MemberRights member={member} plain />
          </Link>
        ) : (
          <span className="muted">{t('unknownWho')}</span>
        )}
      </td>
      <td data-label={t('columnOutcome')}>
        <Outcome outcome={event.outcome} />
      </td>
      <td data-label={t('columnWhen')}>
        <TimeAgo at={event.at} />
      </td>
      <td data-label={t('columnDevice')}>{deviceName(event)}</td>
      <td data-label={t('columnAddress')}>
        <Link
          className={s.address}
          title={t('onlyFrom', { ip })}
          to={placeUrl('ulasci', { ...place.query, adresa: ip })}
        >
          {ip}
        </Link>
      </td>
    </tr>
  );
}

const looks: Readonly<Record<SignInOutcome, readonly [tone: string, icon: Icon]>> = {
  signed_in: ['ok', CircleCheck],
  wrong_password: ['bad', CircleX],
  unknown_account: ['', CircleQuestionMark],
  limited: ['bad', OctagonMinus],
  code_asked: ['', KeyRound],
  wrong_code: ['bad', CircleX],
  unverified: ['warn', MailQuestionMark],
  closed: ['warn', CircleSlash],
  password_reset_asked: ['', KeyRound],
};

function Outcome({ outcome }: { outcome: SignInOutcome }) {
  const t = useSecurityText();
  const [tone, Icon] = looks[outcome];
  return (
    <span className={cx(s.state, s[tone])}>
      <Icon />
      {t(`outcome_${outcome}`)}
    </span>
  );
}

function NoSignIns({ place }: { place: Place }) {
  const t = useSecurityText();
  const { clan, ishod, od, do: until, adresa } = place.query;
  if (!(clan || ishod || od || until || adresa)) {
    return (
      <EmptyState
        level={2}
        picture={<QuietRiver />}
        title={t('signInsEmpty')}
        text={t('signInsEmptyText')}
      />
    );
  }
  return (
    <EmptyState
      level={2}
      picture={<Lookout />}
      title={t('signInsNone')}
      text={t('signInsNoneText')}
      action={
        <Button asChild>
          <Link to={placeUrl('ulasci')}>{t('clearFilters')}</Link>
        </Button>
      }
    />
  );
}

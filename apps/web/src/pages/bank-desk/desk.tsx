import type { BankDesk } from '@app/contracts/bank-desk/bank-desk.schemas';
import { pages } from '@app/contracts/pages';
import type { DeskTab } from '@app/domain/bank-desk/desk.tabs';
import { BankEmblem } from '@app/ui/bank-emblem';
import { Button } from '@app/ui/button';
import { ErrorState } from '@app/ui/error-state';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { AgreementQueue } from '../../features/agreements/public.ts';
import {
  DeskApplications,
  DeskCalls,
  DeskCampaigns,
  DeskDuties,
  DeskMoney,
  DeskNav,
  DeskPeople,
  DeskToday,
  deskQuery,
  sectionUrl,
  useAccessText,
  useDeskPlace,
  useDeskText,
} from '../../features/bank-desk/public.ts';
import { MentorshipDesk } from '../../features/mentorship/public.ts';
import { Link } from '../../lib/addresses/links.tsx';
import { isApiError } from '../../lib/api/error.ts';
import { PageHead, PageTitle } from '../../lib/page/page-head.tsx';
import { useLanguage } from '../../lib/texts/language.tsx';
import { errorText, useShellText } from '../../lib/texts/text.ts';
import { DeskFrame } from '../../shell/desk-frame.tsx';

const parts: Readonly<Record<DeskTab, ComponentType<{ readonly desk: BankDesk }>>> = {
  danas: DeskToday,
  duznosti: DeskDuties,
  prijave: DeskApplications,
  pozivi: DeskCalls,
  kampanje: DeskCampaigns,
  ugovori: Agreements,
  mentorstvo: Mentorship,
  novac: DeskMoney,
  ljudi: DeskPeople,
};

function Agreements({ desk }: { readonly desk: BankDesk }) {
  return <AgreementQueue bank={desk.bank.slug} />;
}

function Mentorship({ desk }: { readonly desk: BankDesk }) {
  return <MentorshipDesk bank={desk.bank.slug} />;
}

/** A part that an address named, for whom it does not open. */
function NotOpen({ desk }: { readonly desk: BankDesk }) {
  const t = useDeskText();
  return (
    <ErrorState
      level={1}
      title={t('notOpen')}
      text={t('notOpenText')}
      action={
        <Button asChild>
          <Link to={sectionUrl(desk.bank.slug, 'danas')}>{t('toToday')}</Link>
        </Button>
      }
    />
  );
}

/** A bank's desk, for its people. */
export default function BankDeskPage() {
  const t = useDeskText();
  const shell = useShellText();
  const { language } = useLanguage();
  const { bankId } = useDeskPlace();
  const { data, error, isPending, refetch } = useQuery(deskQuery(bankId));
  if (data) return <Desk desk={data} />;
  const foreign = isApiError(error, 'NOT_FOUND');
  const failure = t(foreign ? 'notYours' : 'failed');
  return (
    <div className="wrap section-end page-top">
      {isPending ? (
        <Loading label={shell('loading')}>
          <Skeleton width="60%" height={56} />
          <Skeleton height={260} />
          <Skeleton height={240} />
        </Loading>
      ) : (
        <>
          <PageTitle title={failure} />
          <ErrorState
            level={1}
            title={failure}
            text={foreign ? t('notYoursText') : errorText(error, language)}
            action={
              foreign ? (
                <Button asChild>
                  <Link to={pages.banksAdmin()}>{t('toAdmin')}</Link>
                </Button>
              ) : (
                <Button onClick={() => void refetch()}>{shell('retry')}</Button>
              )
            }
          />
        </>
      )}
    </div>
  );
}

function Desk({ desk }: { desk: BankDesk }) {
  const t = useDeskText();
  const access = useAccessText();
  const { section } = useDeskPlace();
  const { bank, roles, tabs } = desk;
  const Part = tabs.includes(section) ? parts[section] : NotOpen;
  return (
    <>
      <PageHead
        title={t('title', { section: t(`section_${section}`), bank: bank.municipality })}
        description={bank.name}
      />
      <DeskFrame
        head={
          <>
            <BankEmblem emblem={bank.emblem} width={40} />
            <div>
              <p className="title-4">{bank.name}</p>
              <p className="smaller muted">
                {roles.length > 0
                  ? t('yourRole', {
                      roles: roles.map((role) => access(`permission_${role}`)).join(', '),
                    })
                  : t('asAdmin')}
              </p>
            </div>
          </>
        }
        nav={<DeskNav bank={bank} tabs={tabs} />}
      >
        <Part key={section} desk={desk} />
      </DeskFrame>
    </>
  );
}

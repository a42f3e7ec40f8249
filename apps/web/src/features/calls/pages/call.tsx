import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { callPage, pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import {
  ArrowLeft,
  ArrowUpRight,
  Check,
  Download,
  FileText,
  Flag,
  Footprints,
  Mail,
} from '@app/ui/icons';
import { Timeline } from '@app/ui/timeline';
import {
  calls,
  daysBetween,
  GrantWord,
  StateBadge,
  useCallsText,
} from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { Paragraphs, TextIn } from '../../../lib/texts/words.tsx';
import { ApplyBar, ApplyCard } from '../parts/apply-card.tsx';
import { Conditions } from '../parts/call-conditions.tsx';
import { CallHead } from '../parts/call-head.tsx';
import { CallPicture } from '../parts/call-picture.tsx';
import { CallPreview } from '../parts/preview.tsx';
import { useMoments } from '../use-moments.ts';
import type { Route } from './+types/call';
import s from './call.module.css';

export const loader = pageLoader(async ({ ask, moved, params, query, page }) => {
  if (query.has('pregled')) return { call: null };
  const call = await ask(calls.detail, { params: { slug: params.slug ?? '' } });
  // Each kind has an address of its own; the other one leads there.
  if (page.path.startsWith('/call-blue/') !== (call.kind === 'blue')) {
    throw moved(callPage(call));
  }
  return { call };
});

export default function CallPage({ loaderData: { call } }: Route.ComponentProps) {
  return call ? <Call call={call} /> : <CallPreview show={(shown) => <Call call={shown} />} />;
}

function Call({ call }: { call: CallDetail }) {
  const t = useCallsText();
  useMoments(call);
  return (
    <div className="wrap" data-accent={call.kind}>
      <CallHead call={call} />
      <div className={cx('with-aside', s.columns)}>
        <div className={s.main}>
          <Opening call={call} />
          <section className={s.block} id="uslovi">
            <h2 className="title-3">{t('whoTitle')}</h2>
            <Conditions call={call} />
          </section>
          <Course call={call} />
          <Rubric call={call} />
          <Written call={call} />
          <AskedBesides call={call} />
          <Documents call={call} />
          <Questions call={call} />
        </div>
        <ApplyCard call={call} />
      </div>
      <ApplyBar call={call} />
    </div>
  );
}

function Opening({ call }: { call: CallDetail }) {
  const t = useCallsText();
  return (
    <>
      <Link className="go muted" to={pages.calls()}>
        <ArrowLeft />
        {t('back')}
      </Link>
      <div className="row row-wrap g4 mt4">
        <Link className="row g2 bold small" to={pages.bank({ bankSlug: call.bank.slug })}>
          <BankEmblem emblem={call.bank.emblem} width={40} />
          {call.bank.name}
        </Link>
        <span className="badge accent">
          <GrantWord kind={call.kind} />
        </span>
        <StateBadge state={call.phase} />
      </div>
      {call.partnerBanks.length > 0 ? (
        <p className="small muted mt3">
          {t('together', { banks: call.partnerBanks.map(({ name }) => name).join(', ') })}
        </p>
      ) : null}
      <h1 className="title-1 mt5">
        <TextIn text={call.title} />
      </h1>
      <Paragraphs text={call.description} />
      <div className={cx('picture', s.strip)}>
        <CallPicture call={call} />
      </div>
      <Facts call={call} />
    </>
  );
}

function Facts({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const { km, kmRange, percent } = useFormat();
  const { ownContribution: own } = call;
  return (
    <dl className="big-figures">
      <div>
        <dt>{t('perProjectFact')}</dt>
        <dd className="number">{kmRange(call.minAmount, call.maxAmount)}</dd>
      </div>
      <div>
        <dt>{t('totalFact')}</dt>
        <dd className="number">{km(call.totalFund)}</dd>
      </div>
      {call.expectedProjects ? (
        <div>
          <dt>{t('projectsFact')}</dt>
          <dd className="number">{call.expectedProjects}</dd>
        </div>
      ) : null}
      {own && own.percent > 0 ? (
        <div>
          <dt>
            {t('ownContributionFact')}, {t(own.inKind ? 'ownInKind' : 'ownMoney')}
          </dt>
          <dd className="number">{percent(own.percent / 100)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Course({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const { shortDate } = useFormat();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const deadline = call.closesAt.slice(0, 10);
  const upcoming = call.timeline.find((step) => step.on >= today);
  if (call.timeline.length === 0) return null;
  return (
    <section className={s.block}>
      <h2 className="title-3">{t('timelineTitle')}</h2>
      <Timeline
        label={t('timelineTitle')}
        items={call.timeline.map((step) => {
          const away = daysBetween(today, step.on);
          const isNext = step === upcoming;
          return {
            state: step.on < today ? 'done' : isNext ? 'now' : 'open',
            key: step.on === deadline,
            icon:
              step.on < today ? (
                <Check />
              ) : step.on === deadline ? (
                <Flag />
              ) : isNext ? (
                <Footprints />
              ) : null,
            when: shortDate(step.on),
            what: <TextIn text={step.text} />,
            note: isNext ? (away === 0 ? t('today') : t('inDays', { count: away })) : null,
          };
        })}
      />
    </section>
  );
}

function Rubric({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const { percent } = useFormat();
  return (
    <section className={s.block}>
      <h2 className="title-3">{t('rubricTitle')}</h2>
      <ul className={s.rubric}>
        {call.rubric.map((criterion) => (
          <li key={criterion.key}>
            <span className="medium">
              <TextIn text={criterion.name} />
            </span>
            <i style={{ '--v': criterion.weight } as React.CSSProperties} />
            <span className="tabular small muted">{percent(criterion.weight / 100)}</span>
          </li>
        ))}
      </ul>
      <p className="small muted mt4">{t('rubricNote')}</p>
    </section>
  );
}

/** What an application is written in, so that a team knows how much it is. */
function Written({ call: { sections } }: { call: CallDetail }) {
  const t = useCallsText();
  return (
    <section className={s.block}>
      <h2 className="title-3">{t('writtenTitle')}</h2>
      <ul className="row row-wrap g2">
        {sections.map(({ name, compulsory }) => (
          <li key={name.bhs + name.en} className="badge">
            <TextIn text={name} />
            {compulsory ? null : `, ${t('writtenFree')}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Extra questions, so that a team knows them before it begins. */
function AskedBesides({ call }: { call: CallDetail }) {
  const t = useCallsText();
  if (call.extraQuestions.length === 0) return null;
  return (
    <section className={s.block}>
      <h2 className="title-3">{t('askedTitle')}</h2>
      <ol className={s.asked}>
        {call.extraQuestions.map((question) => (
          <li key={question.id}>
            <p className="medium">
              <TextIn text={question.text} />{' '}
              {question.required ? (
                <span className="smaller muted">{t('askedRequired')}</span>
              ) : null}
            </p>
            <Paragraphs text={question.help} first="small muted" rest="small muted" />
          </li>
        ))}
      </ol>
    </section>
  );
}

const endingOf = (url: string) => url.slice(url.lastIndexOf('.') + 1).toUpperCase();

function Documents({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const documents = call.documents.filter(({ url }) => url !== '');
  if (documents.length === 0) return null;
  return (
    <section className={s.block}>
      <h2 className="title-3">{t('documentsTitle')}</h2>
      {documents.map(({ id, title, url }) => {
        const own = url.startsWith('/api/');
        const isHere = url.startsWith(`${callPage(call)}#`);
        const host = url.startsWith('/') ? null : URL.parse(url)?.host;
        return (
          <a
            key={id}
            className={cx('disclosure', s.document)}
            href={url}
            target={isHere ? undefined : '_blank'}
            rel="noreferrer"
          >
            <FileText />
            <span className="grow medium">
              <TextIn text={title} />
            </span>
            {host ? (
              <span className="smaller muted wide-only">{t('elsewhere', { host })}</span>
            ) : null}
            {own ? <span className="smaller muted">{endingOf(url)}</span> : null}
            {own ? <Download /> : isHere ? null : <ArrowUpRight />}
          </a>
        );
      })}
    </section>
  );
}

function Questions({ call }: { call: CallDetail }) {
  const t = useCallsText();
  if (call.faq.length === 0) return null;
  return (
    <section className={s.block}>
      <div className={cx('section-head', s.questions)}>
        <h2 className="title-3">{t('faqTitle')}</h2>
        {call.contact.email ? (
          <a className="go" href={`mailto:${call.contact.email}`}>
            {t('ask')} <Mail />
          </a>
        ) : null}
      </div>
      {call.faq.map((entry, n) => (
        <Disclosure
          key={entry.question.bhs + entry.question.en}
          title={<TextIn text={entry.question} />}
          open={n === 0}
        >
          <Paragraphs text={entry.answer} first="" rest="mt3" />
        </Disclosure>
      ))}
    </section>
  );
}

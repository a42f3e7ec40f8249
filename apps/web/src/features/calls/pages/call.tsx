import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { pages } from '@app/contracts/pages';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { Disclosure } from '@app/ui/disclosure';
import { ArrowLeft, Check, Flag, Footprints, Mail, X } from '@app/ui/icons';
import { TownStrip } from '@app/ui/scenes/town-strip';
import { Timeline } from '@app/ui/timeline';
import { Link } from 'react-router';
import { pageLoader } from '../../../lib/page.ts';
import { useNow } from '../../../lib/rendered-at.tsx';
import { useFormat, useLocalized } from '../../../lib/use-format.ts';
import { calls } from '../client.ts';
import { daysBetween } from '../countdown.ts';
import { ApplyBar, ApplyCard } from '../parts/apply-card.tsx';
import { CallHead } from '../parts/call-head.tsx';
import { GrantWord, StateBadge } from '../parts/call-words.tsx';
import { useCallsText } from '../text.ts';
import type { Route } from './+types/call';
import s from './call.module.css';

export const loader = pageLoader(async ({ ask, params }) => ({
  call: await ask(calls.detail, { params: { slug: params.slug ?? '' } }),
}));

export default function CallPage({ loaderData: { call } }: Route.ComponentProps) {
  return (
    <div className="wrap" data-accent={call.kind}>
      <CallHead call={call} />
      <div className={cx('with-aside', s.columns)}>
        <div className={s.main}>
          <Opening call={call} />
          <Conditions call={call} />
          <Course call={call} />
          <Rubric call={call} />
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
  const localized = useLocalized();
  const { km, kmRange } = useFormat();
  return (
    <>
      <Link className="go mut" to={pages.calls()}>
        <ArrowLeft />
        {t('back')}
      </Link>
      <div className="row row-w g4 mt4">
        <Link className="row g2 b sm" to={pages.calls({ bank: call.bank.slug })}>
          <BankEmblem emblem={call.bank.emblem} width={40} />
          {call.bank.name}
        </Link>
        <span className="bdg acc">
          <GrantWord kind={call.kind} />
        </span>
        <StateBadge state={call.state} />
      </div>
      <h1 className="t1 mt5">{localized(call.title)}</h1>
      {localized(call.description)
        .split('\n\n')
        .map((paragraph, n) => (
          <p key={paragraph} className={n === 0 ? 'lead mt4' : 'body mut mt4'}>
            {paragraph}
          </p>
        ))}
      <div className={cx('pic', s.strip)}>
        <TownStrip emblem={call.bank.emblem} label={t('pictureLabel')} />
      </div>
      <dl className="bigs">
        <div>
          <dt>{t('perProjectFact')}</dt>
          <dd className="number">{kmRange(call.minAmount, call.maxAmount)}</dd>
        </div>
        <div>
          <dt>{t('totalFact')}</dt>
          <dd className="number">{km(call.totalFund)}</dd>
        </div>
        <div>
          <dt>{t('projectsFact')}</dt>
          <dd className="number">{call.expectedProjects}</dd>
        </div>
      </dl>
    </>
  );
}

function Conditions({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const localized = useLocalized();
  const columns = [
    { title: t('yes'), Icon: Check, lines: call.eligible },
    { title: t('no'), Icon: X, lines: call.notEligible },
  ];
  return (
    <section className={s.block}>
      <h2 className="t3">{t('whoTitle')}</h2>
      <div className={s.conditions}>
        {columns.map(({ title, Icon, lines }) => (
          <div key={title} className="card-flat">
            <h3 className="b row g2">
              <Icon />
              {title}
            </h3>
            <ul className="sm mut mt2">
              {lines.map((line) => (
                <li key={line.bhs}>
                  <Icon />
                  <span>{localized(line)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Course({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const localized = useLocalized();
  const { shortDate } = useFormat();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const deadline = call.closesAt.slice(0, 10);
  const upcoming = call.timeline.find((step) => step.on >= today);
  return (
    <section className={s.block}>
      <h2 className="t3">{t('timelineTitle')}</h2>
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
            what: localized(step.text),
            note: isNext ? (away === 0 ? t('today') : t('inDays', { count: away })) : null,
          };
        })}
      />
    </section>
  );
}

function Rubric({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const localized = useLocalized();
  const { percent } = useFormat();
  return (
    <section className={s.block}>
      <h2 className="t3">{t('rubricTitle')}</h2>
      <ul className={s.rubric}>
        {call.rubric.map((criterion) => (
          <li key={criterion.key}>
            <span className="m">{localized(criterion.name)}</span>
            <i style={{ '--v': criterion.weight } as React.CSSProperties} />
            <span className="num sm mut">{percent(criterion.weight / 100)}</span>
          </li>
        ))}
      </ul>
      <p className="sm mut mt4">{t('rubricNote')}</p>
    </section>
  );
}

function Questions({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const localized = useLocalized();
  return (
    <section className={s.block}>
      <div className={cx('sec-h', s.questions)}>
        <h2 className="t3">{t('faqTitle')}</h2>
        {call.contact.email ? (
          <a className="go" href={`mailto:${call.contact.email}`}>
            {t('ask')} <Mail />
          </a>
        ) : null}
      </div>
      {call.faq.map((entry, n) => (
        <Disclosure key={entry.question.bhs} title={localized(entry.question)} open={n === 0}>
          {localized(entry.answer)}
        </Disclosure>
      ))}
    </section>
  );
}

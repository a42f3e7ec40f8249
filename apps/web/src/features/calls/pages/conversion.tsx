import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { callPage, pages } from '@app/contracts/pages';
import { conversionTexts } from '@app/messages/conversion';
import { ArchGauge } from '@app/ui/arch-gauge';
import { BankEmblem, EmblemArt } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { Check } from '@app/ui/icons';
import { TownStrip } from '@app/ui/scenes/town-strip';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { calls, timeGone, timeLeft } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { sourceOf } from '../../../lib/addresses/source.ts';
import { useNow } from '../../../lib/format/rendered-at.tsx';
import { useFormat, useLocalized } from '../../../lib/format/use-format.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { textsFor } from '../../../lib/texts/text.ts';
import { LanguageChoice } from '../../../shell/choices.tsx';
import { callHead } from '../call-head.ts';
import { type Answers, eligibility } from '../eligibility.ts';
import { useEligibilityText } from '../eligibility-text.ts';
import { EligibilityQuestions } from '../parts/eligibility-questions.tsx';
import { FollowCall } from '../parts/follow-call.tsx';
import { useMoments } from '../use-moments.ts';
import type { Route } from './+types/conversion';
import s from './conversion.module.css';

// Few need it, and the page is small.
const FittingCalls = lazyPart(() =>
  import('../parts/fitting-calls.tsx').then((it) => it.FittingCalls),
);

const useConversionText = textsFor('conversion', conversionTexts);

/** What fits on the screen of a phone together with the rest. */
const askedHere = 2;

export const loader = pageLoader(async ({ ask, params }) => {
  const [call, open] = await Promise.all([
    ask(calls.detail, { params: { slug: params.slug ?? '' } }),
    ask(calls.list, { query: { state: 'open', limit: 12 } }),
  ]);
  return {
    call,
    accent: call.kind,
    others: open.items.filter(({ slug }) => slug !== call.slug).length,
  };
});

/** One screen: who gives, how much, until when, may we, on. */
export default function ConversionPage({ loaderData: { call, others } }: Route.ComponentProps) {
  const t = useConversionText();
  const { language } = useLanguage();
  useMoments(call);
  return (
    <div className={s.page}>
      <PageHead {...callHead(call, language)} />
      <div className={s.column}>
        <div className={cx('row between', s.top)}>
          <Link className="row g2 small bold" to={pages.bank({ bankSlug: call.bank.slug })}>
            <BankEmblem emblem={call.bank.emblem} width={36} />
            {call.bank.name}
          </Link>
          <LanguageChoice />
        </div>
        <div className={s.picture}>
          <TownStrip emblem={call.bank.emblem} label={t('picture')} />
        </div>
        {call.state === 'open' ? (
          <Open call={call} others={others} />
        ) : call.state === 'coming' ? (
          <UpcomingCall call={call} />
        ) : (
          <Closed call={call} others={others} />
        )}
      </div>
      <svg className={s.niche} viewBox="0 0 60 70" aria-hidden="true">
        <EmblemArt emblem={call.bank.emblem} />
      </svg>
    </div>
  );
}

interface PartProps {
  readonly call: CallDetail;
  /** How many other calls are open. */
  readonly others: number;
}

function Open({ call, others }: PartProps) {
  const t = useConversionText();
  const now = useNow();
  const localized = useLocalized();
  const { km } = useFormat();
  const left = timeLeft(call.closesAt, now);
  return (
    <>
      <p className={cx('bold small muted', s.name)}>{localized(call.title)}</p>
      <h1 className={cx('title-1', s.title)}>
        {t(call.kind === 'orange' ? 'orangeTitle' : 'blueTitle', { amount: km(call.maxAmount) })}
      </h1>
      <div className={s.facts}>
        <ArchGauge
          className={s.left}
          width={132}
          scale={0.26}
          value={100 - timeGone(call.opensAt, call.closesAt, now)}
          number={left.count}
          label={t(left.unit, { count: left.count })}
        />
        <p className="muted">{localized(call.summary)}</p>
      </div>
      <EligibilityCheck call={call} others={others} />
    </>
  );
}

/** What is answered stays on the device, until an application takes it along. */
function EligibilityCheck({ call, others }: PartProps) {
  const t = useConversionText();
  const say = useEligibilityText();
  const [answers, setAnswers] = useState<Answers>({});
  const questions = call.questions.slice(0, askedHere);
  const outcome = eligibility(questions, answers);
  const stopped = typeof outcome === 'object';
  return (
    <>
      <EligibilityQuestions
        questions={questions}
        answers={answers}
        more={others > 0 ? ` ${t('othersOpen', { count: others })}` : null}
        onAnswer={(id, answer) => {
          setAnswers({ ...answers, [id]: answer });
          void import('../answers.ts').then(({ savedAnswers: keptAnswers }) =>
            keptAnswers.keep(call.slug, id, answer),
          );
        }}
      />
      <p className={cx('message ok', s.outcome)} role="status">
        {outcome === 'passed' && questions.length > 0 ? (
          <>
            <Check />
            {say('met')}
          </>
        ) : null}
      </p>
      {stopped ? <Elsewhere call={call} answers={answers} /> : <Onward call={call} />}
    </>
  );
}

function Onward({ call }: Pick<PartProps, 'call'>) {
  const t = useConversionText();
  const { dayOf, time } = useFormat();
  const izvor = sourceOf(useSearchParams()[0]);
  return (
    <End below={t('until', { date: dayOf(call.closesAt), time: time(call.closesAt) })}>
      <Link
        className="button button-primary button-large button-wide"
        to={pages.callStart({ slug: call.slug, izvor })}
      >
        {t('start')}
      </Link>
      <ReadLink call={call} words="read" />
    </End>
  );
}

function Elsewhere({ call, answers }: Pick<PartProps, 'call'> & { readonly answers: Answers }) {
  const t = useConversionText();
  return (
    <End>
      <FittingCalls call={call} answers={answers} />
      <Link
        className="button button-primary button-large button-wide"
        to={pages.calls({ state: 'open' })}
      >
        {t('others')}
      </Link>
      <ReadLink call={call} words="readAnyway" />
    </End>
  );
}

function ReadLink({ call, words }: Pick<PartProps, 'call'> & { words: 'read' | 'readAnyway' }) {
  const t = useConversionText();
  const izvor = sourceOf(useSearchParams()[0]);
  return (
    <Link className="button button-ghost button-wide" to={callPage(call, { izvor })}>
      {t(words)}
    </Link>
  );
}

function UpcomingCall({ call }: Pick<PartProps, 'call'>) {
  const t = useConversionText();
  const localized = useLocalized();
  const { km, momentOf } = useFormat();
  return (
    <>
      <p className={cx('bold small muted', s.name)}>{localized(call.title)}</p>
      <h1 className={cx('title-1', s.title)}>
        {t('comingTitle', { date: momentOf(call.opensAt) })}
      </h1>
      <p className="lead mt4">{t('comingLead', { amount: km(call.maxAmount) })}</p>
      <End>
        <FollowCall call={call} />
        <ReadLink call={call} words="read" />
      </End>
    </>
  );
}

function Closed({ call, others }: PartProps) {
  const t = useConversionText();
  const localized = useLocalized();
  const { dayOf } = useFormat();
  const planned = call.timeline.find(({ kind }) => kind === 'decisions')?.on ?? call.decisionsBy;
  return (
    <>
      <p className={cx('bold small muted', s.name)}>{localized(call.title)}</p>
      <h1 className={cx('title-1', s.title)}>{t('closedTitle')}</h1>
      <p className="lead mt4">
        {t('deadlinePassed', { date: dayOf(call.closesAt) })}{' '}
        {call.applicationsReceived > 0 ? t('arrived', { count: call.applicationsReceived }) : null}{' '}
        {call.decisionsPublishedAt
          ? t('decided', { date: dayOf(call.decisionsPublishedAt) })
          : planned
            ? t('decidedWhen', { date: dayOf(planned) })
            : null}
      </p>
      <End>
        <FollowCall call={call} />
        {others > 0 ? (
          <Link className="button button-ghost button-wide" to={pages.calls({ state: 'open' })}>
            {t('others')}
          </Link>
        ) : null}
      </End>
    </>
  );
}

/** In reach of the thumb. */
function End({ below, children }: { below?: string; children: ReactNode }) {
  return (
    <div className={s.end}>
      {children}
      {below ? <p className="smaller faint center mt2">{below}</p> : null}
    </div>
  );
}

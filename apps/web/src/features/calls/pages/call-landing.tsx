import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { callPage, pages } from '@app/contracts/pages';
import { ArchGauge } from '@app/ui/arch-gauge';
import { BankEmblem } from '@app/ui/bank-emblem';
import { cx } from '@app/ui/cx';
import { ArrowRight } from '@app/ui/icons';
import { useSearchParams } from 'react-router';
import { calls, useCallsText } from '../../../entities/calls/public.ts';
import { Link } from '../../../lib/addresses/links.tsx';
import { sourceOf } from '../../../lib/addresses/source.ts';
import { Blocks } from '../../../lib/blocks/blocks.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { pageLoader } from '../../../lib/page/page.ts';
import { Paragraphs, TextIn } from '../../../lib/texts/words.tsx';
import { LanguageChoice } from '../../../shell/choices.tsx';
import { Footer } from '../../../shell/footer.tsx';
import { defaultBlocks } from '../landing/default-blocks.ts';
import { useCallLandingText } from '../landing/text.ts';
import { ApplyAction } from '../parts/apply-action.tsx';
import { CallHead } from '../parts/call-head.tsx';
import { CallPicture } from '../parts/call-picture.tsx';
import { CallPreview } from '../parts/preview.tsx';
import { useCountdown } from '../use-countdown.ts';
import { useMoments } from '../use-moments.ts';
import type { Route } from './+types/call-landing';
import s from './call-landing.module.css';

export const loader = pageLoader(async ({ ask, params, query }) => {
  if (query.has('pregled')) return { call: null };
  const call = await ask(calls.detail, { params: { slug: params.slug ?? '' } });
  return { call, accent: call.kind };
});

/** The same call told as a campaign: one purpose, made of blocks. */
export default function CallLandingPage({ loaderData: { call } }: Route.ComponentProps) {
  return call ? (
    <Campaign call={call} />
  ) : (
    <CallPreview show={(shown) => <Campaign call={shown} />} />
  );
}

function Campaign({ call }: { call: CallDetail }) {
  const t = useCallLandingText();
  const izvor = sourceOf(useSearchParams()[0]);
  useMoments(call);
  const [opening, ...blocks] = useBlocks(call);
  const header = opening?.type === 'header' ? opening : null;
  return (
    <div>
      <CallHead call={call} />
      <div className={cx('wrap row between', s.top)}>
        <Link className="row g2 small bold" to={pages.bank({ bankSlug: call.bank.slug })}>
          <BankEmblem emblem={call.bank.emblem} width={36} />
          {call.bank.name}
        </Link>
        <LanguageChoice />
      </div>
      <div className="wrap">
        <div className={s.hero}>
          <div className={s.words}>
            <h1 className="hero-title">
              <TextIn text={header?.title ?? call.title} />
            </h1>
            <Paragraphs text={header?.content ?? call.summary} first={cx('lead', s.lead)} />
            {call.state === 'open' ? (
              <p className="mt6">
                <ApplyAction call={call} look="button-field button-large" />
              </p>
            ) : null}
          </div>
          <Countdown call={call} />
        </div>
        <div className={cx('picture', s.picture)}>
          <CallPicture call={call} />
        </div>
        <div className="section">
          <Blocks
            blocks={header || !opening ? blocks : [opening, ...blocks]}
            apply={(words) => <ApplyAction call={call} look="button-large" words={words} />}
          />
          <p className="center mt6">
            <Link className="go" to={callPage(call, { izvor })}>
              {t('wholeCall')} <ArrowRight />
            </Link>
          </p>
        </div>
      </div>
      <Footer />
    </div>
  );
}

function Countdown({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const { longDate, time } = useFormat();
  const { at, arch } = useCountdown(call);
  if (call.state === 'closed') return null;
  return (
    <div className={cx('on-field center', s.countdown)}>
      <ArchGauge width={260} scale={0.28} {...arch} />
      <p className="small bold mt3">{longDate(at)}</p>
      <p className="small">{t('ourTime', { time: time(at) })}</p>
    </div>
  );
}

/** What staff has made of it, else the default from the call's own texts. */
function useBlocks(call: CallDetail) {
  const t = useCallLandingText();
  const { km, shortDate } = useFormat();
  if (call.landing && call.landing.length > 0) return call.landing;
  return defaultBlocks(call, {
    perProject: t('perProject'),
    altogether: t('altogether'),
    projects: t('projects'),
    whatTitle: t('whatTitle'),
    whoTitle: t('whoTitle'),
    whenTitle: t('whenTitle'),
    most: t('upTo', { amount: km(call.maxAmount) }),
    total: km(call.totalFund),
    day: shortDate,
  });
}

import { calls } from '../../../entities/calls/public.ts';
import { content } from '../../../lib/blocks/client.ts';
import { PageBlocks } from '../../../lib/blocks/page-blocks.tsx';
import { pageLoader } from '../../../lib/page/page.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { landing } from '../client.ts';
import { Hero } from '../parts/hero.tsx';
import { How } from '../parts/how.tsx';
import { Last } from '../parts/last.tsx';
import { Ways } from '../parts/ways.tsx';
import { What } from '../parts/what.tsx';
import { Why } from '../parts/why.tsx';
import { useLandingText } from '../text.ts';
import type { Route } from './+types/landing';

export const loader = pageLoader(async ({ ask }) => {
  const [open, { figures }, { blocks }] = await Promise.all([
    ask(calls.list, { query: { state: 'open', limit: 100 } }),
    ask(landing.figures),
    ask(content.page, { params: { page: 'home' } }),
  ]);
  const given = open.items.flatMap((call) => [call.minAmount, call.maxAmount]);
  return {
    openCalls: open.items.length,
    range: given.length > 0 ? ([Math.min(...given), Math.max(...given)] as const) : null,
    figures,
    blocks,
  };
});

export default function Landing({ loaderData }: Route.ComponentProps) {
  const t = useLandingText();
  const { blocks, figures, range, openCalls } = loaderData;
  const inSection = (section: 'why' | 'how' | 'what' | 'cta') => (
    <PageBlocks page="home" blocks={blocks} section={section} />
  );
  return (
    <div>
      <PageHead description={t('description')} />
      <Hero figures={figures} />
      <Ways />
      <Why range={range}>{inSection('why')}</Why>
      <How>{inSection('how')}</How>
      <What>{inSection('what')}</What>
      <Last openCalls={openCalls}>{inSection('cta')}</Last>
    </div>
  );
}

import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { useCallsText } from '../../../entities/calls/public.ts';
import { PageHead } from '../../../lib/page/page-head.tsx';
import { useProduct } from '../../../lib/page/product.ts';
import { StructuredData } from '../../../lib/page/structured-data.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { feedAddress } from '../addresses.ts';
import { callData } from '../call-data.ts';
import { callHead } from '../call-head.ts';

/** What search engines, link previews and feed readers are told of a call. */
export function CallHead({ call }: { call: CallDetail }) {
  const { language } = useLanguage();
  const { publicUrl } = useProduct();
  return (
    <>
      <PageHead {...callHead(call, language)} />
      <CallFeedLinks />
      <StructuredData data={callData(call, language, publicUrl)} />
    </>
  );
}

/** By which a reader of feeds finds those of open calls, the page's own language first. */
export function CallFeedLinks() {
  const t = useCallsText();
  const { language } = useLanguage();
  const languages = language === 'en' ? (['en', 'bhs'] as const) : (['bhs', 'en'] as const);
  return languages.map((one) => (
    <FeedLinkPair key={one} language={one} title={t(one === 'en' ? 'feedEn' : 'feedBhs')} />
  ));
}

function FeedLinkPair({ language, title }: { language: 'bhs' | 'en'; title: string }) {
  return (
    <>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={title}
        href={feedAddress('feedRss', language)}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={feedAddress('feed', language)}
      />
    </>
  );
}

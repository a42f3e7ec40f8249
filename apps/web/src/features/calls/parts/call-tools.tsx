import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { callPage } from '@app/contracts/pages';
import { CalendarPlus, Share2 } from '@app/ui/icons';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.tsx';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useLocalized } from '../../../lib/use-format.ts';
import { calendarAddress } from '../addresses.ts';
import { useCallsText } from '../text.ts';

const ShareDialog = lazyPart(() => import('../../../lib/share/share-dialog.tsx'));

/** Keeping the deadline, telling others. */
export function CallTools({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const localized = useLocalized();
  const { language } = useLanguage();
  const [sharing, setSharing] = useState(false);
  return (
    <div className="row row-w middle g2">
      {call.state === 'closed' ? null : (
        <a className="btn btn-g btn-m" href={calendarAddress(call.slug, language)} download>
          <CalendarPlus />
          {t('toCalendar')}
        </a>
      )}
      <button type="button" className="btn btn-g btn-m" onClick={() => setSharing(true)}>
        <Share2 />
        {t('share')}
      </button>
      <ShareDialog
        open={sharing}
        onOpenChange={setSharing}
        page={{
          what: 'call',
          title: localized(call.title),
          text: localized(call.summary),
          path: callPage(call),
        }}
      />
    </div>
  );
}

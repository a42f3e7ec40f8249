import type { CallDetail } from '@app/contracts/calls/calls.schemas';
import { callPage } from '@app/contracts/pages';
import { sharedCall } from '@app/contracts/sharing/sharing.paths';
import { CalendarPlus } from '@app/ui/icons';
import { useCallsText } from '../../../entities/calls/public.ts';
import { useLocalized } from '../../../lib/format/use-format.ts';
import { ShareButton } from '../../../lib/share/share-button.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { calendarAddress } from '../addresses.ts';

/** Keeping the deadline, telling others. */
export function CallTools({ call }: { call: CallDetail }) {
  const t = useCallsText();
  const localized = useLocalized();
  const { language } = useLanguage();
  return (
    <div className="row row-wrap middle g2">
      {call.state === 'closed' ? null : (
        <a
          className="button button-ghost button-medium"
          href={calendarAddress(call.slug, language)}
          download
        >
          <CalendarPlus />
          {t('toCalendar')}
        </a>
      )}
      <ShareButton
        look="button button-ghost button-medium"
        page={{
          what: 'call',
          title: localized(call.title),
          text: localized(call.summary),
          path: callPage(call),
          card: { type: sharedCall(call.kind), id: call.slug },
        }}
      />
    </div>
  );
}

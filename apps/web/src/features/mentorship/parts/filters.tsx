import { requestPriorities } from '@app/domain/mentorship/mentorship';
import { Field } from '@app/ui/field';
import { Select } from '@app/ui/select';
import { type RequestsPlace, shownStatuses } from '../place.ts';
import { useMentorshipText } from '../text.ts';
import s from './panel.module.css';

/** By status and priority, with the values of specification §2.13. */
export function MentorshipFilters({ place }: { place: RequestsPlace }) {
  const t = useMentorshipText();
  return (
    <div className={s.filters}>
      <Field label={t('status')} hideLabel>
        <Select
          value={place.status ?? 'all'}
          onChange={({ target }) =>
            place.put({ status: shownStatuses.find((one) => one === target.value) })
          }
        >
          <option value="all">{t('allStatuses')}</option>
          {shownStatuses.map((one) => (
            <option key={one} value={one}>
              {t(`status_${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('priority')} hideLabel>
        <Select
          value={place.priority ?? 'all'}
          onChange={({ target }) =>
            place.put({ priority: requestPriorities.find((one) => one === target.value) })
          }
        >
          <option value="all">{t('allPriorities')}</option>
          {requestPriorities.toReversed().map((one) => (
            <option key={one} value={one}>
              {t(`priority_${one}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

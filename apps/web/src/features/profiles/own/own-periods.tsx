import type { OwnProfile, PeriodView } from '@app/contracts/profiles/profiles.schemas';
import type { PeriodSection } from '@app/domain/profiles/profile';
import { IconButton } from '@app/ui/icon-button';
import { Pencil, Trash } from '@app/ui/icons';
import { isApiError } from '../../../lib/api/error.ts';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { errorText } from '../../../lib/texts/text.ts';
import { toast } from '../../../lib/toast.ts';
import { profiles } from '../client.ts';
import { Periods } from '../parts/periods.tsx';
import { useTakeOwnProfile } from './queries.ts';
import { useEditText } from './text.ts';

interface OwnPeriodsProps {
  readonly profile: OwnProfile;
  readonly section: PeriodSection;
  readonly onEdit: (period: PeriodView) => void;
}

export function OwnPeriods({ profile, section, onEdit }: OwnPeriodsProps) {
  const t = useEditText();
  const { remove, restore } = useListChange(section);
  const removeOne = async (period: PeriodView) => {
    const rest = await remove(profile, period);
    if (!rest) return;
    // The button that was pressed is gone with its line.
    document.getElementById(`own-${section}`)?.focus();
    void toast({
      title: t('removed', { what: period.title }),
      duration: 10_000,
      action: { label: t('undo'), onAction: () => void restore(rest, period) },
    });
  };
  return (
    <Periods
      periods={profile[section]}
      actions={(period) => (
        <>
          <IconButton label={t('editOf', { what: period.title })} onClick={() => onEdit(period)}>
            <Pencil />
          </IconButton>
          <IconButton
            label={t('removeOf', { what: period.title })}
            onClick={() => void removeOne(period)}
          >
            <Trash />
          </IconButton>
        </>
      )}
    />
  );
}

/** Takes one out or puts it back, whatever else has changed in the list meanwhile. */
function useListChange(section: PeriodSection) {
  const { language } = useLanguage();
  const take = useTakeOwnProfile();
  const change = async (
    profile: OwnProfile,
    listOf: (profile: OwnProfile) => PeriodView[],
  ): Promise<OwnProfile | null> => {
    const send = (resting: OwnProfile) =>
      profiles.change({
        body: { editRevision: resting.editRevision, [section]: listOf(resting) },
      });
    try {
      const saved = await send(profile).catch((error: unknown) => {
        if (!isApiError(error, 'REVISION_CLASH') || !error.details) throw error;
        return send(error.details as OwnProfile);
      });
      take(saved);
      return saved;
    } catch (error) {
      void toast({ title: errorText(error, language), tone: 'bad' });
      return null;
    }
  };
  return {
    remove: (profile: OwnProfile, period: PeriodView) =>
      change(profile, (now) => now[section].filter(({ id }) => id !== period.id)),
    restore: (profile: OwnProfile, period: PeriodView) =>
      change(profile, (now) => [...now[section].filter(({ id }) => id !== period.id), period]),
  };
}

import type { CampaignView, DonorView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { Button } from '@app/ui/button';
import { useEffect, useState } from 'react';
import { crowdfunding, useCrowdfundingText } from '../../../entities/crowdfunding/public.ts';
import { DonorItem, keyOfDonor } from './donor-item.tsx';
import s from './donors.module.css';

/** Of the latest donations, in the page; the dialog has them all. */
export const donorsInPage = 6;

interface DonorsProps {
  readonly campaign: CampaignView;
  /** As rendered. */
  readonly donors: readonly DonorView[];
  onAll(): void;
}

export function Donors({ campaign, donors: loaded, onAll }: DonorsProps) {
  const t = useCrowdfundingText();
  const { applicationId, donorCount } = campaign;
  const donors = useLatest(loaded, applicationId, donorCount);
  return (
    <section id="donatori" className={s.part} tabIndex={-1}>
      <h2 className="title-3">{t('donorsTitle')}</h2>
      {donors.length === 0 ? (
        <p className="muted">{t('noDonorsText')}</p>
      ) : (
        <ul className="rows">
          {donors.map((donor) => (
            <DonorItem key={keyOfDonor(donor)} donor={donor} />
          ))}
        </ul>
      )}
      {donorCount > donors.length ? (
        <Button className="mt5" size="m" onClick={onAll}>
          {t('allDonors', { count: donorCount })}
        </Button>
      ) : null}
    </section>
  );
}

/** Asked anew when somebody gave since; what is shown stays where that fails. */
function useLatest(loaded: readonly DonorView[], applicationId: string, count: number) {
  const [donors, setDonors] = useState(loaded);
  const [known, setKnown] = useState(count);
  useEffect(() => {
    if (known === count) return undefined;
    let gone = false;
    crowdfunding.donors({ params: { applicationId }, query: { limit: donorsInPage } }).then(
      (answer) => {
        if (gone) return;
        setDonors(answer.donors);
        setKnown(count);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [applicationId, count, known]);
  return donors;
}

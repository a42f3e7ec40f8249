import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flag } from '../../../kit/place/params.ts';
import { usePlace } from '../../../kit/place/use-place.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import type { SharedPage } from '../../../lib/share/share.ts';

const DonateDialog = lazyPart(() => import('../donation/donate-dialog.tsx'));
const DonorsDialog = lazyPart(() => import('./donors-dialog.tsx'));
const ShareDialog = lazyPart(() => import('../../../lib/share/share-dialog.tsx'));

/** Leads back to the dialog: the donor goes on with what they had begun. */
export const resumeQuery = 'donate';
const params = { resumes: flag(resumeQuery, '1') };

export interface CampaignDialogs {
  /** Begins with what the dialog proposes. */
  donate(): void;
  /** Begins with so many KM. */
  donateKm(km: number): void;
  donors(): void;
  share(): void;
  readonly node: ReactNode;
}

/** `campaign` null: there is nothing to give to. */
export function useCampaignDialogs(
  campaign: CampaignView | null,
  refresh: () => Promise<void>,
  page: SharedPage,
): CampaignDialogs {
  const [giving, setGiving] = useState(false);
  const [givers, setGivers] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [wanted, setWanted] = useState<number | null>(null);
  const begin = (km: number | null) => {
    setWanted(km);
    setGiving(true);
  };
  // Takes nothing: a key hands over its event.
  const donate = () => begin(null);
  const share = () => setSharing(true);
  const resumes = useResume(campaign !== null, donate);
  return {
    donate,
    donateKm: begin,
    donors: () => setGivers(true),
    share,
    node: (
      <>
        {campaign ? (
          <>
            <DonateDialog
              open={giving}
              onOpenChange={setGiving}
              campaign={campaign}
              refresh={refresh}
              resume={resumes}
              wanted={wanted}
              onShare={share}
            />
            <DonorsDialog open={givers} onOpenChange={setGivers} campaign={campaign} />
          </>
        ) : null}
        <ShareDialog open={sharing} onOpenChange={setSharing} page={page} />
      </>
    ),
  };
}

/** Opens the dialog for who comes back to go on; the address then is the page's own again. */
function useResume(possible: boolean, open: () => void): boolean {
  const { place, put } = usePlace(params);
  const [resumes] = useState(place.resumes);
  const wanted = possible && place.resumes;
  const begin = useEffectEvent(() => {
    open();
    put({ resumes: false });
  });
  useEffect(() => {
    if (wanted) begin();
  }, [wanted]);
  return resumes;
}

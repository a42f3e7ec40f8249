import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLatePart } from './late-part.ts';
import type { SharedPage } from './share-dialog.tsx';

/** Leads back to the dialog: the donor goes on with what they had begun. */
export const resumeQuery = 'donate';

export interface CampaignDialogs {
  donate(): void;
  donors(): void;
  share(): void;
  /** To be put anywhere into the page. */
  readonly node: ReactNode;
}

/**
 * Giving, the list of who gave, sharing: the dialogs around a project.
 *
 * @param campaign null: there is nothing to give to.
 */
export function useCampaignDialogs(
  campaign: CampaignView | null,
  refresh: () => Promise<void>,
  page: SharedPage,
): CampaignDialogs {
  const giving = useLatePart(() => import('../donation/donate-dialog.tsx'));
  const givers = useLatePart(() => import('./donors-dialog.tsx'));
  const sharing = useLatePart(() => import('./share-dialog.tsx'));
  const resumes = useResume(campaign !== null, giving.open);
  return {
    donate: giving.open,
    donors: givers.open,
    share: sharing.open,
    node: (
      <>
        {campaign && giving.Part ? (
          <giving.Part
            open={giving.isOpen}
            onOpenChange={giving.setOpen}
            campaign={campaign}
            refresh={refresh}
            resume={resumes}
            onShare={sharing.open}
          />
        ) : null}
        {campaign && givers.Part ? (
          <givers.Part open={givers.isOpen} onOpenChange={givers.setOpen} campaign={campaign} />
        ) : null}
        {sharing.Part ? (
          <sharing.Part open={sharing.isOpen} onOpenChange={sharing.setOpen} page={page} />
        ) : null}
      </>
    ),
  };
}

/** Opens the dialog for who comes back to go on; the address then is the page's own again. */
function useResume(possible: boolean, open: () => void): boolean {
  const [query, setQuery] = useSearchParams();
  const [resumes] = useState(query.has(resumeQuery));
  const wanted = possible && query.has(resumeQuery);
  const begin = useEffectEvent(() => {
    open();
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(resumeQuery);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (wanted) begin();
  }, [wanted]);
  return resumes;
}

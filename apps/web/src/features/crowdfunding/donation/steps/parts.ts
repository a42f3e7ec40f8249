import type { CampaignView } from '@app/contracts/crowdfunding/crowdfunding.schemas';
import type { DialogProps } from '@app/ui/dialog';
import type { ReactNode } from 'react';
import type { useFormat } from '../../../../lib/format/use-format.ts';
import type { DonationText } from '../text.ts';
import type { Donation } from '../use-donation.ts';

export interface StepContext {
  readonly campaign: CampaignView;
  readonly donation: Donation;
  readonly t: DonationText;
  readonly format: ReturnType<typeof useFormat>;
  readonly language: 'bhs' | 'en';
  readonly brand: string;
  readonly demo: boolean;
  /** In KM. */
  readonly smallestGift: number;
  /** Id of the step's form, for the button below it. */
  readonly formId: string;
  readonly onClose: () => void;
  readonly onShare: () => void;
}

export interface StepParts
  extends Pick<DialogProps, 'title' | 'hideTitle' | 'step' | 'onBack' | 'top' | 'footer' | 'look'> {
  readonly title: string;
  readonly body: ReactNode;
}

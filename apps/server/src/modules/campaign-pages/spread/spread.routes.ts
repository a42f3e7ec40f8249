import type { campaignPagesApi } from '@app/contracts/campaign-pages/campaign-pages.api';
import { attach } from '../../../platform/http/answers.ts';
import { isFailure } from '../../../platform/http/failure.ts';
import type { Handlers } from '../../../platform/http/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createPublicView } from '../../applications/public.ts';
import { createCampaigns } from '../../crowdfunding/public.ts';
import { createSharedPicture, drawnApplication } from '../../sharing/public.ts';
import { posterPdf } from './poster.pdf.ts';
import { widgetPage, widgetPolicy } from './widget.page.ts';
import { createWidgetPicture } from './widget.picture.ts';

/** Seconds for which other sites keep what they were given. */
const cachedFor = 60;
const elsewhere = {
  'cache-control': `public, max-age=${cachedFor}`,
  'cross-origin-resource-policy': 'cross-origin',
};

/** What of a campaign is shown elsewhere: on other sites, and on paper. */
export function spreadHandlers(
  p: Platform,
): Pick<Handlers<typeof campaignPagesApi>, 'widget' | 'picture' | 'poster'> {
  const campaigns = createCampaigns(p);
  const publicView = createPublicView(p);
  const sharedPicture = createSharedPicture(p);
  const widgetPicture = createWidgetPicture(p);
  return {
    async widget({ params, query }, { language, reply }) {
      const campaign = await campaigns.one(params.id);
      if (isFailure(campaign)) return campaign;
      return reply
        .removeHeader('x-frame-options')
        .headers({
          ...elsewhere,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': widgetPolicy,
        })
        .send(widgetPage(campaign, p.settings, query.language ?? language));
    },

    async picture({ params, query }, { language, reply }) {
      const campaign = await campaigns.one(params.id);
      if (isFailure(campaign)) return campaign;
      return reply
        .headers({ ...elsewhere, 'content-type': 'image/png' })
        .send(await widgetPicture(campaign, query.language ?? language));
    },

    async poster({ params, query }, { language, reply }) {
      const campaign = await campaigns.one(params.id);
      if (isFailure(campaign)) return campaign;
      const view = await publicView(campaign.applicationId, null);
      const picture = isFailure(view)
        ? null
        : (await sharedPicture(drawnApplication(view, p.settings.brand))).content;
      const pdf = await posterPdf(p, campaign, { picture, language: query.language ?? language });
      return attach(reply, 'application/pdf', pdf);
    },
  };
}

import type { linkPreviewsApi } from '@app/contracts/link-previews/link-previews.api';
import { linkPreviewsPaths } from '@app/contracts/link-previews/link-previews.paths';
import type { LinkPreview } from '@app/contracts/link-previews/link-previews.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { useSettled } from '../../../lib/form/settled.ts';
import type { SubmitForm } from '../../../lib/form/use-submit-form.ts';
import { caches } from '../../../lib/queries/caches.ts';
import { firstAddress } from '../content.ts';
import type { Draft } from './drafts.ts';

const linkPreviews = client<typeof linkPreviewsApi>(linkPreviewsPaths);

/** Milliseconds after the last letter before an address is read (specification §9). */
const pause = 1_000;

/**
 * The card of the first address in a text. One that is found makes the post a link; taking its card
 * away makes it a plain post again (specification §4).
 *
 * @param known what is known of the address of a post that is edited.
 */
export function useLinkCard(form: SubmitForm<Draft>, known: LinkPreview | null) {
  const { content, type, link, withoutCard } = form.watch();
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const found = useSettled(firstAddress(content), pause);
  const isNew = found !== null && found !== link && found !== withoutCard;
  const replaces = isNew && link !== null && !content.includes(link);
  const suits = type === 'status' || type === 'link';
  const asked = suits ? (isNew && (link === null || replaces) ? found : link) : null;
  const query = useQuery({
    queryKey: ['link-preview', asked],
    queryFn: ({ signal }) => linkPreviews.preview({ query: { url: asked ?? '' } }, { signal }),
    enabled: asked !== null && asked !== known?.url,
    ...caches.search,
  });
  const card = asked === null ? null : asked === known?.url ? known : query.data?.linkPreview;
  const state =
    asked === null ? 'none' : card ? 'read' : query.isError ? ('failed' as const) : 'reading';

  const turn = useEffectEvent(() => {
    if (asked === null) return;
    if (state === 'failed') {
      setFailedAt(asked);
      form.change('withoutCard', asked);
      form.change('link', null);
      form.change('type', 'status');
      return;
    }
    if (type === 'status') form.change('type', 'link');
    if (state === 'read' && link !== asked) form.change('link', asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: acted upon when these change
  useEffect(() => turn(), [asked, state]);

  const remove = () => {
    form.change('withoutCard', found ?? asked);
    form.change('link', null);
    form.change('type', 'status');
  };
  return {
    card: card ?? null,
    isReading: state === 'reading',
    /** The address that stands in the text could not be read. */
    failed: failedAt !== null && failedAt === found,
    remove,
  };
}

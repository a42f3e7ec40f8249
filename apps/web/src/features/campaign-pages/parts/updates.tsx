import type { CampaignUpdate } from '@app/contracts/campaign-pages/campaign-pages.schemas';
import { Button } from '@app/ui/button';
import { cx } from '@app/ui/cx';
import { IconButton } from '@app/ui/icon-button';
import { Pencil, Trash } from '@app/ui/icons';
import { useState } from 'react';
import { ApplicationPictures, Prose } from '../../../entities/applications/public.ts';
import { TimeAgo } from '../../../lib/format/now.tsx';
import { campaignPages } from '../client.ts';
import { NewsDialog } from '../dialogs/lazy.ts';
import { useCampaignPageText } from '../text.ts';
import type { OfPage } from '../use-campaign-page.ts';
import { RemoveTalk } from './remove-talk.tsx';
import s from './talk.module.css';

/** Shown at first; the rest on request. */
const first = 3;

type Opened =
  | { readonly what: 'write'; readonly update: CampaignUpdate | null }
  | { readonly what: 'remove'; readonly update: CampaignUpdate };

/** News of the team, newest first. */
export function Updates({ of }: { of: OfPage }) {
  const t = useCampaignPageText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [all, setAll] = useState(false);
  const { updates, canWrite } = of.page;
  const close = () => setOpened(null);
  return (
    <section id="novosti" className={s.part} tabIndex={-1}>
      <div className="row between row-wrap g4">
        <h2 className="title-3">{t('news')}</h2>
        {canWrite ? (
          <Button
            variant="secondary"
            size="m"
            onClick={() => setOpened({ what: 'write', update: null })}
          >
            {t('newsWrite')}
          </Button>
        ) : null}
      </div>
      {updates.length === 0 ? (
        <p className="muted">{t(canWrite ? 'newsNoneTeam' : 'newsNone')}</p>
      ) : (
        <ol className={s.updates}>
          {(all ? updates : updates.slice(0, first)).map((update) => (
            <Update key={update.id} of={of} update={update} onOpen={setOpened} />
          ))}
        </ol>
      )}
      {!all && updates.length > first ? (
        <Button variant="ghost" size="m" onClick={() => setAll(true)}>
          {t('newsMore')}
        </Button>
      ) : null}
      {opened?.what === 'write' ? (
        <NewsDialog of={of} update={opened.update} onClose={close} />
      ) : null}
      {opened?.what === 'remove' ? (
        <RemoveTalk
          of={of}
          texts={{
            title: t('newsRemoveTitle'),
            description: t('newsRemoveText'),
            done: t('newsRemoved'),
          }}
          remove={() => campaignPages.remove({ params: { id: opened.update.id } })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

interface UpdateProps {
  readonly of: OfPage;
  readonly update: CampaignUpdate;
  onOpen(opened: Opened): void;
}

function Update({ of: { page }, update, onOpen }: UpdateProps) {
  const t = useCampaignPageText();
  const { title, text, pictures, publishedAt, changedAt } = update;
  return (
    <li>
      <p className="smaller muted row g2">
        <TimeAgo at={publishedAt} />
        {changedAt ? <span>{t('newsChanged')}</span> : null}
      </p>
      <div className="row top between g4">
        <h3 className="title-4 break">{title}</h3>
        <div className={cx('row g1', s.keys)}>
          {page.canWrite ? (
            <IconButton
              label={t('newsEditOf', { title })}
              onClick={() => onOpen({ what: 'write', update })}
            >
              <Pencil />
            </IconButton>
          ) : null}
          {page.canModerate ? (
            <IconButton
              label={t('newsRemoveOf', { title })}
              onClick={() => onOpen({ what: 'remove', update })}
            >
              <Trash />
            </IconButton>
          ) : null}
        </div>
      </div>
      <Prose text={text} empty="" />
      <ApplicationPictures
        className={cx('mt4', s.pictures)}
        pictures={pictures}
        label={t('newsPictureOf', { title })}
      />
    </li>
  );
}

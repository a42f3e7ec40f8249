import type { Template } from '@app/contracts/mentorship/mentorship.schemas';
import { mentorshipLimits } from '@app/domain/mentorship/mentorship';
import { Button } from '@app/ui/button';
import { IconButton } from '@app/ui/icon-button';
import { Pencil, Plus, Trash } from '@app/ui/icons';
import { Loading, Skeleton } from '@app/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { lazyPart } from '../../../lib/lazy-parts/lazy-part.tsx';
import { Failed } from '../../../lib/queries/failed.tsx';
import { useLanguage } from '../../../lib/texts/language.tsx';
import { mentorship } from '../client.ts';
import { ConfirmRemove } from '../dialogs/lazy.ts';
import { templatesQuery } from '../queries.ts';
import { useMentorshipDeskText } from '../text.ts';

const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'));

interface TemplatesProps {
  readonly bank: string;
  readonly canChange: boolean;
}

/** Texts that a mentor puts into an answer. */
export function TemplateList({ bank, canChange }: TemplatesProps) {
  const t = useMentorshipDeskText();
  const { language } = useLanguage();
  const query = useQuery(templatesQuery(bank));
  const [edited, setEdited] = useState<Template | 'new' | null>(null);
  const full = (query.data?.length ?? 0) >= mentorshipLimits.templates;
  return (
    <section aria-labelledby="predlosci">
      <h2 className="title-3" id="predlosci">
        {t('templates')}
      </h2>
      <p className="muted">{t('templatesText')}</p>
      {query.isPending ? (
        <Loading label={t('loading')} className="mt5">
          <Skeleton height={120} />
        </Loading>
      ) : null}
      {query.isError && !query.data ? <Failed title={t('failed')} query={query} /> : null}
      {query.data?.length === 0 ? <p className="muted mt5">{t('templatesNone')}</p> : null}
      {query.data && query.data.length > 0 ? (
        <ul className="rows mt5">
          {query.data.map((one) => (
            <li key={one.id} className="row g4 between">
              <div className="grow break">
                <h3 className="bold">{language === 'en' ? one.title_en : one.title_bhs}</h3>
                <p className="small muted">{language === 'en' ? one.text_en : one.text_bhs}</p>
              </div>
              {canChange ? (
                <Changes bank={bank} template={one} onEdit={() => setEdited(one)} />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {canChange && query.data && !full ? (
        <Button variant="soft" className="mt5" onClick={() => setEdited('new')}>
          <Plus />
          {t('addTemplate')}
        </Button>
      ) : null}
      {edited ? (
        <TemplateDialog
          open
          bank={bank}
          template={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </section>
  );
}

interface ChangesProps {
  readonly bank: string;
  readonly template: Template;
  onEdit(): void;
}

function Changes({ bank, template, onEdit }: ChangesProps) {
  const t = useMentorshipDeskText();
  const { language } = useLanguage();
  const [asking, setAsking] = useState(false);
  const title = language === 'en' ? template.title_en : template.title_bhs;
  const remove = useAction({
    send: () => mentorship.removeTemplate({ params: { bankSlug: bank, templateId: template.id } }),
    failed: t('removeFailed'),
    onSuccess: () => setAsking(false),
    invalidates: [templatesQuery(bank).queryKey],
  });
  return (
    <span className="row">
      <IconButton label={t('editTemplate', { title })} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton label={t('removeTemplate', { title })} onClick={() => setAsking(true)}>
        <Trash />
      </IconButton>
      <ConfirmRemove
        open={asking}
        onOpenChange={setAsking}
        title={t('removeTemplateTitle', { title })}
        description={t('removeTemplateText')}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        closeLabel={t('close')}
        tone="danger"
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      />
    </span>
  );
}

import { fieldsOf } from '@app/domain/applications/form/form';
import { Button } from '@app/ui/button';
import { GitCompareArrows } from '@app/ui/icons';
import { Note } from '@app/ui/note';
import type { Clash } from '../../../../lib/autosave/fields.ts';
import { keepBoth } from '../../../../lib/autosave/merge.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { FieldVersions } from '../../changes/versions.tsx';
import { useApplicationsText } from '../../text.ts';
import { useCanvas, useLabel } from '../canvas-context.tsx';
import { excessIn } from '../content.ts';
import s from './clash-panel.module.css';

export function ClashPanel({ field, clash }: { field: string; clash: Clash }) {
  const { content, draft, form, saver } = useCanvas();
  const t = useApplicationsText();
  const label = useLabel();
  const { profile } = useSession();
  const mine = content[field];
  const { theirs } = clash;
  const both = keepBoth(saver.baseOf(field), mine, theirs, newId);
  const fits = both !== null && excessIn(fieldsOf(form)[field], both, field).length === 0;
  const own = clash.by === profile?.name;
  const name = own ? t('clashOwn') : clash.by || t('clashSomebody');
  return (
    <section className={s.clash} aria-label={t('clashTitle', { field: label(field) })}>
      <Note tone="warn" role="alert" icon={<GitCompareArrows />}>
        <p className="bold">{t('clashTitle', { field: label(field) })}</p>
        <p>{t('clashText')}</p>
      </Note>
      <FieldVersions
        of={draft}
        form={form}
        path={field}
        first={{ title: t('clashMine'), current: mine }}
        second={{ title: t('clashTheirs', { name }), current: theirs }}
      />
      <div className="row row-wrap g2">
        <Button variant="secondary" size="m" onClick={() => saver.resolve(field, mine)}>
          {t('clashKeepMine')}
        </Button>
        <Button variant="secondary" size="m" onClick={() => saver.resolve(field, theirs)}>
          {t('clashTakeTheirs')}
        </Button>
        {fits ? (
          <Button variant="soft" size="m" onClick={() => saver.resolve(field, both)}>
            {t('clashBoth')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

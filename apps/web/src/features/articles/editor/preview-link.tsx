import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Link2 } from '@app/ui/icons';
import { TextInput } from '@app/ui/text-input';
import { useRef, useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useProduct } from '../../../lib/page/product.ts';
import { toast } from '../../../lib/toast.ts';
import { articleWorks } from '../client.ts';
import { useEditorText } from '../desk-text.ts';
import s from './desk.module.css';
import { useDesk } from './desk-context.ts';

/** A link by which anybody reads what is being written; told once, and kept by nobody but its authors. */
export function PreviewLink() {
  const t = useEditorText();
  const { publicUrl } = useProduct();
  const { dayOf } = useFormat();
  const { work, isAuthor, saver, put } = useDesk();
  const [path, setPath] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { id, previewExpiresAt: until, canWrite } = work;
  const show = async (made: string | null) => {
    setPath(made);
    put(await articleWorks.open({ params: { id } }));
  };
  const make = useAction({
    send: async () => {
      if (canWrite) await saver.flush();
      return articleWorks.share({ params: { id } });
    },
    failed: t('actionFailed'),
    onSuccess: ({ path: made }) => show(made),
  });
  const end = useAction({
    send: () => articleWorks.unshare({ params: { id } }),
    failed: t('actionFailed'),
    onSuccess: () => show(null),
  });
  if (!isAuthor) return null;
  const copy = () =>
    navigator.clipboard.writeText(`${publicUrl}${path}`).then(
      () => toast({ title: t('copied'), tone: 'ok' }),
      () => input.current?.select(),
    );
  return (
    <section>
      <h2 className="title-4">{t('previewLink')}</h2>
      <p className="small muted mt2">
        {until ? t('previewUntil', { date: dayOf(until) }) : t('previewNote')}
        {until && !path ? ` ${t('previewOnce')}` : null}
      </p>
      <div className={s.fields}>
        {path ? (
          <Field label={t('previewAddress')}>
            <div className="row g2">
              <TextInput ref={input} readOnly className="grow" value={`${publicUrl}${path}`} />
              <Button size="m" variant="soft" onClick={() => void copy()}>
                <Link2 />
                {t('copy')}
              </Button>
            </div>
          </Field>
        ) : null}
        <span className="row row-wrap g2">
          <Button size="m" variant="soft" onClick={() => void make.run()}>
            {t(until ? 'previewAgain' : 'previewMake')}
          </Button>
          {until ? (
            <Button size="m" variant="ghost" onClick={() => void end.run()}>
              {t('previewEnd')}
            </Button>
          ) : null}
        </span>
      </div>
    </section>
  );
}

import { agreementsPaths } from '@app/contracts/agreements/agreements.paths';
import type { AgreementView } from '@app/contracts/agreements/agreements.schemas';
import { parseAddress } from '@app/contracts/endpoint';
import { Button } from '@app/ui/button';
import { Download } from '@app/ui/icons';
import { useState } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { urlOf } from '../../../lib/api/client.ts';
import { download } from '../../../lib/api/download.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAgreementsText } from '../text.ts';
import s from './agreement.module.css';
import { PrepareDialog } from './prepare-dialog.tsx';

const { path } = parseAddress(agreementsPaths.document);

/** The agreement on paper: as it was written, as it was signed. */
export function Paper({ view }: { view: AgreementView }) {
  const t = useAgreementsText();
  const { dayOf } = useFormat();
  const [preparing, setPreparing] = useState(false);
  const { id, agreement, signedAt, abilities } = view;
  const get = useAction({
    send: (which: 'bhs' | 'en') => {
      const query = { language: which };
      return download(urlOf(path, { params: { id }, query }), `${view.slug}.pdf`);
    },
  });
  if (!agreement) return null;
  return (
    <section className={s.part} aria-labelledby="paper">
      <h2 className="title-2" id="paper">
        {t('paper')}
      </h2>
      <p className="muted mt2">
        {signedAt
          ? t('signedOn', { day: dayOf(signedAt) })
          : t('preparedBy', { name: agreement.prepared.by, version: agreement.version })}
      </p>
      <div className="row row-wrap g2 mt4">
        {(['bhs', 'en'] as const).map((which) => (
          <Button key={which} size="m" onClick={() => void get.run(which)}>
            <Download />
            {t(`paper_${which}`)}
          </Button>
        ))}
        {abilities.canPrepare ? (
          <Button size="m" variant="ghost" onClick={() => setPreparing(true)}>
            {t('prepareAnew')}
          </Button>
        ) : null}
      </div>
      {preparing ? <PrepareDialog view={view} onClose={() => setPreparing(false)} /> : null}
    </section>
  );
}

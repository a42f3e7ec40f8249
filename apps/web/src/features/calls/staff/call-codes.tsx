import { pages } from '@app/contracts/pages';
import { slugify } from '@app/domain/slug';
import { Button } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { Download } from '@app/ui/icons';
import { QrCode } from '@app/ui/qr-code';
import { TextInput } from '@app/ui/text-input';
import { useState } from 'react';
import { encode } from 'uqr';
import { saveFile } from '../../../lib/api/download.ts';
import { useProduct } from '../../../lib/page/product.ts';
import { toast } from '../../../lib/toast.ts';
import s from './call-codes.module.css';
import { codePicture, codeSvg } from './code-files.ts';
import { useCallFunnelText } from './text.ts';

/** Longest name of a source. */
const longest = 40;

/** A code for each poster: it leads to the short page of the call and names where it was seen. */
export function CallCodes({ slug }: { slug: string }) {
  const t = useCallFunnelText();
  const { publicUrl } = useProduct();
  const [place, setPlace] = useState('');
  const source = slugify(place, '').slice(0, longest).replace(/-$/, '');
  const address = `${publicUrl}${pages.conversion({ slug, izvor: source })}`;
  // A quarter of it may be torn off, and it is still read.
  const rows = encode(address, { ecc: 'Q', border: 0 }).data.map((row) =>
    row.map((dark) => (dark ? '1' : '0')).join(''),
  );
  const name = ['qr', slug, source].filter(Boolean).join('-');
  const savePicture = async () => {
    try {
      saveFile(await codePicture(rows), `${name}.png`);
    } catch {
      toast({ title: t('saveFailed'), tone: 'bad' });
    }
  };
  return (
    <section aria-labelledby="call-codes">
      <h2 className="title-3" id="call-codes">
        {t('codesTitle')}
      </h2>
      <p className="small muted mt2">{t('codesLead')}</p>
      <div className={s.code}>
        <QrCode rows={rows} label={t('codeLabel', { address })} />
        <div className="column g4">
          <Field label={t('sourceLabel')} hint={t('sourceHint')}>
            <TextInput
              value={place}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => setPlace(event.target.value)}
            />
          </Field>
          <p className="small break">
            <span className="visually-hidden">{t('address')}: </span>
            {address}
          </p>
          <div className="row row-wrap g2">
            <Button
              onClick={() =>
                saveFile(new Blob([codeSvg(rows)], { type: 'image/svg+xml' }), `${name}.svg`)
              }
            >
              <Download />
              {t('svg')}
            </Button>
            <Button onClick={() => void savePicture()}>
              <Download />
              {t('png')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

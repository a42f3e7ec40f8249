import { Button } from '@app/ui/button';
import { Download } from '@app/ui/icons';
import { saveFile } from '../../../lib/api/download.ts';
import { useProduct } from '../../../lib/page/product.ts';
import { useSession } from '../../../lib/session/session.ts';
import s from '../settings.module.css';
import { useSettingsText } from '../text.ts';
import { CopyButton } from './copy-button.tsx';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useSettingsText();
  const { brand } = useProduct();
  const { profile } = useSession();
  const save = () => {
    const head = t('recoveryFileHead', { brand, email: profile?.email ?? '' });
    const text = `${head}\r\n\r\n${codes.join('\r\n')}\r\n`;
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('recoveryFile'));
  };
  return (
    <>
      <ul className={s.codes} aria-label={t('recovery')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row row-wrap g2">
        <CopyButton text={codes.join('\n')} label={t('recoveryCopy')} variant="secondary">
          {t('recoveryCopy')}
        </CopyButton>
        <Button size="m" onClick={save}>
          <Download />
          {t('recoverySave')}
        </Button>
      </div>
    </>
  );
}
